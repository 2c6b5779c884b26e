CREATE TABLE "sanctions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"subject_id" integer,
	"removed_text" text,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"appeal_text" text,
	"appealed_at" timestamp with time zone,
	"answer" text,
	"answer_note" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "banned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "taken_down_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sanctions_user" ON "sanctions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "sanctions_appeals" ON "sanctions" USING btree ("id") WHERE "sanctions"."appealed_at" is not null and "sanctions"."answered_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_takedown_once" ON "sanctions" USING btree ("subject","subject_id") WHERE "sanctions"."kind" = 'takedown' and "sanctions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sanctions_restriction_once" ON "sanctions" USING btree ("user_id","kind") WHERE "sanctions"."kind" in ('suspension', 'ban') and "sanctions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sanctions_until" ON "sanctions" USING btree ("until") WHERE "sanctions"."kind" = 'suspension' and "sanctions"."ended_at" is null;--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_profile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person users%ROWTYPE;
BEGIN
  SELECT * INTO person FROM users WHERE id = NEW.user_id;
  NEW.present := person.deactivated_at IS NULL AND person.suspended_until IS NULL AND person.banned_at IS NULL;
  NEW.search := to_tsvector('english', person.name || ' '
    || replace(array_to_string(NEW.specialties || NEW.skills || NEW.languages || NEW.courts || NEW.efiling_systems
      || NEW.certifications, ' '), '_', ' ')
    || ' ' || NEW.location || ' ' || NEW.bio || ' ' || NEW.education);
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP TRIGGER people_changed ON users;
--> statement-breakpoint
CREATE TRIGGER people_changed AFTER UPDATE OF name, deactivated_at, suspended_until, banned_at ON users
  FOR EACH ROW WHEN ((OLD.name, OLD.deactivated_at, OLD.suspended_until, OLD.banned_at)
    IS DISTINCT FROM (NEW.name, NEW.deactivated_at, NEW.suspended_until, NEW.banned_at)) EXECUTE FUNCTION index_changed_person();
