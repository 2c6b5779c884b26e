CREATE TABLE "sent_emails" (
	"key" text PRIMARY KEY NOT NULL,
	"mailbox" text NOT NULL,
	"cause" text NOT NULL,
	"counted_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification_emails" ADD COLUMN "cause" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_emails" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "notification_emails" ADD COLUMN "waits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_emails" ADD COLUMN "batch_id" integer;--> statement-breakpoint
CREATE INDEX "sent_emails_mailbox" ON "sent_emails" USING btree ("mailbox");--> statement-breakpoint
CREATE INDEX "sent_emails_age" ON "sent_emails" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "notification_emails_batch" ON "notification_emails" USING btree ("batch_id") WHERE batch_id is not null;