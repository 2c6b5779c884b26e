CREATE TABLE "application_conflicts" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"matches" text,
	"firm_consent" boolean,
	"paralegal_consent" boolean,
	"compared_at" timestamp (3) with time zone,
	"decided_by_id" integer,
	"decided_at" timestamp (3) with time zone,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "conflict_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"on_applying" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"weight" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"role" text NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"superseded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "screening_memos" (
	"application_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"written_by_id" integer NOT NULL,
	"attorney_id" integer,
	"attorney_at" timestamp (3) with time zone,
	"paralegal_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "job_parties" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_parties" ADD COLUMN "sealed" text;--> statement-breakpoint
ALTER TABLE "application_conflicts" ADD CONSTRAINT "application_conflicts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_conflicts" ADD CONSTRAINT "application_conflicts_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conflict_events" ADD CONSTRAINT "conflict_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_changes" ADD CONSTRAINT "ledger_changes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_memos" ADD CONSTRAINT "screening_memos_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_memos" ADD CONSTRAINT "screening_memos_written_by_id_users_id_fk" FOREIGN KEY ("written_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_memos" ADD CONSTRAINT "screening_memos_attorney_id_users_id_fk" FOREIGN KEY ("attorney_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_conflicts_due" ON "application_conflicts" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "application_conflicts_decided_by" ON "application_conflicts" USING btree ("decided_by_id");--> statement-breakpoint
CREATE INDEX "conflict_events_application" ON "conflict_events" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "ledger_changes_owner" ON "ledger_changes" USING btree ("owner_id","at");--> statement-breakpoint
CREATE INDEX "ledger_entries_owner" ON "ledger_entries" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_superseded" ON "ledger_entries" USING btree ("superseded_at") WHERE superseded_at is not null;--> statement-breakpoint
CREATE INDEX "screening_memos_written_by" ON "screening_memos" USING btree ("written_by_id");--> statement-breakpoint
CREATE INDEX "screening_memos_attorney" ON "screening_memos" USING btree ("attorney_id");--> statement-breakpoint
ALTER TABLE "job_parties" ADD CONSTRAINT "job_parties_named" CHECK (name is not null or sealed is not null);