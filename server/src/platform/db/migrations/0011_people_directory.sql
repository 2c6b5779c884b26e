CREATE TABLE "job_invites" (
	"id" serial PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"paralegal_id" integer NOT NULL,
	"invited_by_id" integer,
	"message" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shortlist_entries" (
	"firm_id" integer NOT NULL,
	"paralegal_id" integer NOT NULL,
	"added_by_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shortlist_entries_firm_id_paralegal_id_pk" PRIMARY KEY("firm_id","paralegal_id")
);
--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ALTER COLUMN "created_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ALTER COLUMN "updated_at" SET DATA TYPE timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "show_rate" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "courts" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "efiling_systems" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "hours_per_week" smallint;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "working_hours" text;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "level" smallint GENERATED ALWAYS AS (case when experience in ('10+', 'expert') then 4 when experience in ('6-10', 'senior') then 3 when experience in ('3-5', 'mid') then 2 else 1 end) STORED;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "shown_rate" numeric(8, 2) GENERATED ALWAYS AS (case when show_rate then hourly_rate end) STORED;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "place" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, location)) STORED;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "present" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "paralegal_profiles" ADD COLUMN "search" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
ALTER TABLE "job_invites" ADD CONSTRAINT "job_invites_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invites" ADD CONSTRAINT "job_invites_paralegal_id_users_id_fk" FOREIGN KEY ("paralegal_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_invites" ADD CONSTRAINT "job_invites_invited_by_id_users_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_paralegal_id_users_id_fk" FOREIGN KEY ("paralegal_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shortlist_entries" ADD CONSTRAINT "shortlist_entries_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_invites_job_paralegal" ON "job_invites" USING btree ("job_id","paralegal_id");--> statement-breakpoint
CREATE INDEX "job_invites_paralegal" ON "job_invites" USING btree ("paralegal_id","id");--> statement-breakpoint
CREATE INDEX "job_invites_invited_by" ON "job_invites" USING btree ("invited_by_id","created_at");--> statement-breakpoint
CREATE INDEX "shortlist_entries_paralegal" ON "shortlist_entries" USING btree ("paralegal_id");--> statement-breakpoint
CREATE INDEX "shortlist_entries_added_by" ON "shortlist_entries" USING btree ("added_by_id");--> statement-breakpoint
CREATE INDEX "profiles_recent" ON "paralegal_profiles" USING btree ("updated_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_experience" ON "paralegal_profiles" USING btree ("level" DESC NULLS FIRST,"updated_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_lowest_rate" ON "paralegal_profiles" USING btree (coalesce(shown_rate, 1000000),"user_id");--> statement-breakpoint
CREATE INDEX "profiles_highest_rate" ON "paralegal_profiles" USING btree (coalesce(shown_rate, -1) desc,"user_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "profiles_specialties" ON "paralegal_profiles" USING gin ("specialties");--> statement-breakpoint
CREATE INDEX "profiles_place" ON "paralegal_profiles" USING gin ("place");--> statement-breakpoint
CREATE INDEX "profiles_search" ON "paralegal_profiles" USING gin ("search");--> statement-breakpoint
CREATE FUNCTION index_profile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
BEGIN
  SELECT * INTO person FROM users WHERE id = NEW.user_id;
  NEW.present := person.deactivated_at IS NULL;
  NEW.search := to_tsvector('english', person.name || ' '
    || replace(array_to_string(NEW.specialties || NEW.skills || NEW.languages || NEW.courts || NEW.efiling_systems
      || NEW.certifications, ' '), '_', ' ')
    || ' ' || NEW.location || ' ' || NEW.bio || ' ' || NEW.education);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_indexed BEFORE INSERT OR UPDATE ON paralegal_profiles
  FOR EACH ROW EXECUTE FUNCTION index_profile();
--> statement-breakpoint
CREATE FUNCTION index_changed_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE paralegal_profiles SET user_id = user_id WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER people_changed AFTER UPDATE OF name, deactivated_at ON users
  FOR EACH ROW WHEN ((OLD.name, OLD.deactivated_at) IS DISTINCT FROM (NEW.name, NEW.deactivated_at)) EXECUTE FUNCTION index_changed_person();
--> statement-breakpoint
UPDATE paralegal_profiles SET user_id = user_id;
