CREATE INDEX "applications_firm_status" ON "applications" USING btree ("firm_id","status");--> statement-breakpoint
CREATE INDEX "contracts_firm_status" ON "contracts" USING btree ("firm_id","status","ended_at");--> statement-breakpoint
CREATE INDEX "contracts_last_step" ON "contracts" USING btree ("firm_id",greatest("created_at", "terms_agreed_at", "started_at", "ended_at"));--> statement-breakpoint
CREATE INDEX "jobs_firm_status" ON "jobs" USING btree ("firm_id","status");