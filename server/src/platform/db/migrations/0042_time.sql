CREATE TABLE "supervision_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"kind" text NOT NULL,
	"author_id" integer,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"entry_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "time_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"paralegal_id" integer NOT NULL,
	"day" date NOT NULL,
	"minutes" integer NOT NULL,
	"narrative" text NOT NULL,
	"task_code" text,
	"activity_code" text,
	"clerical" boolean DEFAULT false NOT NULL,
	"contemporaneous" boolean NOT NULL,
	"rate_cents" integer,
	"timesheet_id" integer,
	"reverses_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "time_entries_tenths" CHECK (minutes % 6 = 0 and minutes <> 0 and abs(minutes) <= 1440),
	CONSTRAINT "time_entries_reversal_sign" CHECK ((minutes < 0) = (reverses_id is not null))
);
--> statement-breakpoint
CREATE TABLE "timers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"narrative" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timesheets" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"week_start" date NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" integer,
	"reason" text,
	"reminders" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "cap_notified_minutes" integer;--> statement-breakpoint
ALTER TABLE "supervision_entries" ADD CONSTRAINT "supervision_entries_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supervision_entries" ADD CONSTRAINT "supervision_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_comments" ADD CONSTRAINT "time_comments_entry_id_time_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."time_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_comments" ADD CONSTRAINT "time_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_paralegal_id_users_id_fk" FOREIGN KEY ("paralegal_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_timesheet_id_timesheets_id_fk" FOREIGN KEY ("timesheet_id") REFERENCES "public"."timesheets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_entries" ADD CONSTRAINT "time_entries_reverses_id_time_entries_id_fk" FOREIGN KEY ("reverses_id") REFERENCES "public"."time_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timers" ADD CONSTRAINT "timers_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timesheets" ADD CONSTRAINT "timesheets_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "supervision_entries_contract" ON "supervision_entries" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "time_comments_entry" ON "time_comments" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "time_comments_author" ON "time_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "time_entries_contract" ON "time_entries" USING btree ("contract_id","day","id");--> statement-breakpoint
CREATE INDEX "time_entries_paralegal" ON "time_entries" USING btree ("paralegal_id","day","id");--> statement-breakpoint
CREATE INDEX "time_entries_timesheet" ON "time_entries" USING btree ("timesheet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "time_entries_reversal" ON "time_entries" USING btree ("reverses_id");--> statement-breakpoint
CREATE INDEX "timers_contract" ON "timers" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "timesheets_contract" ON "timesheets" USING btree ("contract_id","week_start","id");--> statement-breakpoint
CREATE UNIQUE INDEX "timesheets_undecided" ON "timesheets" USING btree ("contract_id","week_start") WHERE status <> 'approved';--> statement-breakpoint
CREATE INDEX "timesheets_submitted" ON "timesheets" USING btree ("submitted_at") WHERE status = 'submitted';--> statement-breakpoint
CREATE TRIGGER supervision_entries_append_only BEFORE UPDATE OR DELETE ON supervision_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER supervision_entries_never_emptied BEFORE TRUNCATE ON supervision_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
