CREATE TABLE "alert_letters" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"search_id" integer NOT NULL,
	"job_ids" integer[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reported_jobs" (
	"search_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reported_jobs_search_id_job_id_pk" PRIMARY KEY("search_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"filters" jsonb NOT NULL,
	"alert_enabled" boolean NOT NULL,
	"frequency" text NOT NULL,
	"from_preferences" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"alerts_from" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"last_notified_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "alert_letters" ADD CONSTRAINT "alert_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_letters" ADD CONSTRAINT "alert_letters_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_jobs" ADD CONSTRAINT "reported_jobs_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reported_jobs" ADD CONSTRAINT "reported_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_letters_user" ON "alert_letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_letters_search" ON "alert_letters" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "reported_jobs_job" ON "reported_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "saved_searches_alerts" ON "saved_searches" USING btree ("frequency","checked_at") WHERE alert_enabled;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_searches_preferences" ON "saved_searches" USING btree ("user_id") WHERE from_preferences;