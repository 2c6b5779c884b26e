-- The hours that postings name are read when 0017 has them read again.
ALTER TABLE "applications" ADD COLUMN "firm_id" integer;--> statement-breakpoint
UPDATE "applications" SET "firm_id" = "jobs"."firm_id" FROM "jobs" WHERE "jobs"."id" = "applications"."job_id";--> statement-breakpoint
ALTER TABLE "applications" ALTER COLUMN "firm_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "response_seconds" integer GENERATED ALWAYS AS (extract(epoch from least(viewed_at, case when decided_by_id is not null then decided_at end) - created_at)::integer) STORED;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "weekly_hours" real;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_firm" ON "applications" USING btree ("firm_id","created_at","id","response_seconds");
