-- Rows live for a day at most, and the hashes of older ones do not cover who sent the request.
DELETE FROM "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_request_hash_pk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD PRIMARY KEY ("request_hash");--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_events" ADD COLUMN "content_sha256" text;--> statement-breakpoint
CREATE INDEX "idempotency_keys_user" ON "idempotency_keys" USING btree ("user_id");