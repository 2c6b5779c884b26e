ALTER TABLE "applications" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "conflict_note" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "attachment_id" integer;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "attachment_scanned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "screening_questions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_attachment_id_files_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_attachment" ON "applications" USING btree ("attachment_id") WHERE attachment_id is not null;