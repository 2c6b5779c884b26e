CREATE TABLE "interviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"host_id" integer NOT NULL,
	"status" text DEFAULT 'proposed' NOT NULL,
	"mode" text NOT NULL,
	"place" text,
	"note" text,
	"slots" jsonb NOT NULL,
	"last_slot_at" timestamp with time zone,
	"proposed_by" text NOT NULL,
	"proposals" integer DEFAULT 1 NOT NULL,
	"starts_at" timestamp with time zone,
	"minutes" integer,
	"sequence" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"ended_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "interviews_time" CHECK ((starts_at is null) = (minutes is null))
);
--> statement-breakpoint
ALTER TABLE "notification_emails" ADD COLUMN "calendar_event" jsonb;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "interviews_host" ON "interviews" USING btree ("host_id");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_open" ON "interviews" USING btree ("application_id") WHERE status in ('proposed', 'confirmed');--> statement-breakpoint
CREATE INDEX "interviews_upcoming" ON "interviews" USING btree ("starts_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "interviews_awaiting" ON "interviews" USING btree ("last_slot_at") WHERE status = 'proposed';