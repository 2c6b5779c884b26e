ALTER TABLE "job_readings" ADD COLUMN "shard_hash" integer;--> statement-breakpoint
ALTER TABLE "job_readings" ADD COLUMN "shard_source" text;