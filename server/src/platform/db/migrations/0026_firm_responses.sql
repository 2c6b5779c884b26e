CREATE TABLE "firm_responses" (
	"firm_id" integer PRIMARY KEY NOT NULL,
	"median_days" integer,
	"reply_percent" integer,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_silences" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL,
	"warned_at" timestamp with time zone,
	"pauses_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "jobs_firm_status";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "firm_responses" ADD CONSTRAINT "firm_responses_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_silences" ADD CONSTRAINT "job_silences_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_waiting" ON "applications" USING btree ("created_at","job_id") WHERE status = 'pending' and answered_at is null;--> statement-breakpoint
CREATE INDEX "jobs_paused" ON "jobs" USING btree ("id") WHERE paused_at is not null;--> statement-breakpoint
CREATE INDEX "jobs_firm_status" ON "jobs" USING btree ("firm_id","status","paused_at");