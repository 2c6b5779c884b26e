CREATE TABLE "job_parties" (
	"id" serial PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "budget_kind" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "budget_min" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "budget_max" numeric(9, 2);--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "required_credentials" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "required_languages" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_parties" ADD CONSTRAINT "job_parties_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_parties_job" ON "job_parties" USING btree ("job_id");