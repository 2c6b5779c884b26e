ALTER TABLE "sessions" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "second_factor" = true FROM "two_factors" WHERE "two_factors"."user_id" = "sessions"."user_id" AND "two_factors"."confirmed_at" IS NOT NULL;
