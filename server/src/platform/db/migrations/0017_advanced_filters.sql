DROP INDEX "jobs_unread";--> statement-breakpoint
CREATE INDEX "jobs_unread" ON "jobs" USING btree ("id") WHERE facts is null or not (facts @> '{read:2}');