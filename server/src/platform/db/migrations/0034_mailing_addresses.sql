ALTER TABLE "users" ADD COLUMN "mailing_address" text;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "mailing_address" text;