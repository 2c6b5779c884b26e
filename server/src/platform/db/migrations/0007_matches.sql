CREATE TABLE "job_readings" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"reading" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_readings" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL,
	"reading" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ranking_places" (
	"ranking_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"job_id" integer NOT NULL,
	"paralegal_id" integer NOT NULL,
	"match_score" smallint NOT NULL,
	"chance" double precision NOT NULL,
	"confidence" double precision NOT NULL,
	"features" double precision[] NOT NULL,
	"misfits" text[] NOT NULL,
	"reasons" text[] NOT NULL,
	"gaps" text[] NOT NULL,
	"from_profile" boolean NOT NULL,
	CONSTRAINT "ranking_places_ranking_id_place_pk" PRIMARY KEY("ranking_id","place")
);
--> statement-breakpoint
CREATE TABLE "search_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"preferences" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shown_rankings" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"viewer_id" integer NOT NULL,
	"shown_at" timestamp (3) with time zone NOT NULL,
	"model_version" text NOT NULL,
	"data_hash" text NOT NULL,
	"engine_hash" text NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_readings" ADD CONSTRAINT "job_readings_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_readings" ADD CONSTRAINT "profile_readings_user_id_paralegal_profiles_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."paralegal_profiles"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_places" ADD CONSTRAINT "ranking_places_ranking_id_shown_rankings_id_fk" FOREIGN KEY ("ranking_id") REFERENCES "public"."shown_rankings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_places" ADD CONSTRAINT "ranking_places_paralegal_id_users_id_fk" FOREIGN KEY ("paralegal_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_preferences" ADD CONSTRAINT "search_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_rankings" ADD CONSTRAINT "shown_rankings_viewer_id_users_id_fk" FOREIGN KEY ("viewer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ranking_places_paralegal" ON "ranking_places" USING btree ("paralegal_id","ranking_id");--> statement-breakpoint
CREATE INDEX "shown_rankings_viewer" ON "shown_rankings" USING btree ("viewer_id","shown_at");--> statement-breakpoint
CREATE INDEX "shown_rankings_shown" ON "shown_rankings" USING btree ("shown_at");