CREATE TABLE "deliverable_submissions" (
	"id" serial PRIMARY KEY NOT NULL,
	"deliverable_id" integer NOT NULL,
	"note" text,
	"submitted_by_id" integer NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"answer" text,
	"comments" text,
	"decided_by_id" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "deliverable_submissions_answered" CHECK ((answer is null) = (decided_by_id is null) and (answer is null) = (decided_at is null)),
	CONSTRAINT "deliverable_submissions_returned" CHECK (answer <> 'returned' or comments is not null)
);
--> statement-breakpoint
CREATE TABLE "deliverables" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"title" text NOT NULL,
	"instructions" text,
	"due_on" date,
	"status" text DEFAULT 'due' NOT NULL,
	"author_id" integer NOT NULL,
	"author_side" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"submission_id" integer NOT NULL,
	"contract_file_id" integer NOT NULL,
	CONSTRAINT "submission_files_submission_id_contract_file_id_pk" PRIMARY KEY("submission_id","contract_file_id")
);
--> statement-breakpoint
ALTER TABLE "supervision_entries" ADD COLUMN "deliverable_id" integer;--> statement-breakpoint
ALTER TABLE "deliverable_submissions" ADD CONSTRAINT "deliverable_submissions_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_submissions" ADD CONSTRAINT "deliverable_submissions_submitted_by_id_users_id_fk" FOREIGN KEY ("submitted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverable_submissions" ADD CONSTRAINT "deliverable_submissions_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliverables" ADD CONSTRAINT "deliverables_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_id_deliverable_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."deliverable_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_contract_file_id_contract_files_id_fk" FOREIGN KEY ("contract_file_id") REFERENCES "public"."contract_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deliverable_submissions_deliverable" ON "deliverable_submissions" USING btree ("deliverable_id","id");--> statement-breakpoint
CREATE INDEX "deliverable_submissions_submitter" ON "deliverable_submissions" USING btree ("submitted_by_id");--> statement-breakpoint
CREATE INDEX "deliverable_submissions_decider" ON "deliverable_submissions" USING btree ("decided_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deliverable_submissions_unanswered" ON "deliverable_submissions" USING btree ("deliverable_id") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "deliverables_contract" ON "deliverables" USING btree ("contract_id","due_on","id");--> statement-breakpoint
CREATE INDEX "deliverables_author" ON "deliverables" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "submission_files_file" ON "submission_files" USING btree ("contract_file_id");--> statement-breakpoint
ALTER TABLE "supervision_entries" ADD CONSTRAINT "supervision_entries_deliverable_id_deliverables_id_fk" FOREIGN KEY ("deliverable_id") REFERENCES "public"."deliverables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supervision_entries_author" ON "supervision_entries" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "supervision_entries_deliverable" ON "supervision_entries" USING btree ("deliverable_id");