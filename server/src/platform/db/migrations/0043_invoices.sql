CREATE TABLE "invoice_disputed_lines" (
	"dispute_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	CONSTRAINT "invoice_disputed_lines_dispute_id_line_id_pk" PRIMARY KEY("dispute_id","line_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_disputes" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"opened_by_id" integer NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"resolved_by_id" integer,
	"resolved_at" timestamp with time zone,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "invoice_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor_id" integer NOT NULL,
	"note" text,
	"cents" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"contract_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date,
	"description" text NOT NULL,
	"task_code" text,
	"activity_code" text,
	"clerical" boolean DEFAULT false NOT NULL,
	"minutes" integer,
	"rate_cents" integer,
	"cents" integer NOT NULL,
	"time_entry_id" integer,
	"milestone_key" text,
	"file_id" integer,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoice_lines_kind" CHECK ((kind = 'time') = (time_entry_id is not null) and (kind = 'time') = (minutes is not null)
        and (kind = 'time') = (rate_cents is not null) and (kind = 'milestone') = (milestone_key is not null)
        and (kind = 'expense' or file_id is null) and (kind = 'time' or cents > 0))
);
--> statement-breakpoint
CREATE TABLE "invoice_numbers" (
	"issuer_id" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_issuer_id_year_pk" PRIMARY KEY("issuer_id","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"issuer_id" integer NOT NULL,
	"status" text NOT NULL,
	"number_year" integer,
	"number_in_year" integer,
	"issued_on" date,
	"due_on" date,
	"issuer_name" text,
	"issuer_address" text,
	"payer_name" text,
	"payer_address" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"viewed_by_id" integer,
	"paid_at" timestamp with time zone,
	"void_reason" text,
	"reminders" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoices_sent" CHECK ((status = 'draft') = (sent_at is null) and (sent_at is null) = (number_year is null)
        and (sent_at is null) = (number_in_year is null) and (sent_at is null) = (issued_on is null)
        and (sent_at is null) = (due_on is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"cents" integer NOT NULL,
	"paid_on" date NOT NULL,
	"means" text NOT NULL,
	"reference" text,
	"status" text NOT NULL,
	"recorded_by_id" integer NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"reason" text,
	CONSTRAINT "payments_cents" CHECK (cents > 0),
	CONSTRAINT "payments_decided" CHECK ((status = 'pending') = (decided_at is null))
);
--> statement-breakpoint
ALTER TABLE "invoice_disputed_lines" ADD CONSTRAINT "invoice_disputed_lines_dispute_id_invoice_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."invoice_disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_disputed_lines" ADD CONSTRAINT "invoice_disputed_lines_line_id_invoice_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."invoice_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_disputes" ADD CONSTRAINT "invoice_disputes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_disputes" ADD CONSTRAINT "invoice_disputes_opened_by_id_users_id_fk" FOREIGN KEY ("opened_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_disputes" ADD CONSTRAINT "invoice_disputes_resolved_by_id_users_id_fk" FOREIGN KEY ("resolved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_time_entry_id_time_entries_id_fk" FOREIGN KEY ("time_entry_id") REFERENCES "public"."time_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_numbers" ADD CONSTRAINT "invoice_numbers_issuer_id_users_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issuer_id_users_id_fk" FOREIGN KEY ("issuer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_viewed_by_id_users_id_fk" FOREIGN KEY ("viewed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_recorded_by_id_users_id_fk" FOREIGN KEY ("recorded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_disputed_lines_line" ON "invoice_disputed_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "invoice_disputes_invoice" ON "invoice_disputes" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_disputes_opener" ON "invoice_disputes" USING btree ("opened_by_id");--> statement-breakpoint
CREATE INDEX "invoice_disputes_resolver" ON "invoice_disputes" USING btree ("resolved_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_disputes_open" ON "invoice_disputes" USING btree ("invoice_id") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "invoice_events_invoice" ON "invoice_events" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_events_actor" ON "invoice_events" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "invoice_lines_invoice" ON "invoice_lines" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_lines_contract" ON "invoice_lines" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "invoice_lines_time_entry_all" ON "invoice_lines" USING btree ("time_entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_time_entry" ON "invoice_lines" USING btree ("time_entry_id") WHERE live;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_milestone" ON "invoice_lines" USING btree ("contract_id","milestone_key") WHERE live;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_lines_file" ON "invoice_lines" USING btree ("file_id") WHERE live;--> statement-breakpoint
CREATE INDEX "invoices_contract" ON "invoices" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "invoices_issuer" ON "invoices" USING btree ("issuer_id","id");--> statement-breakpoint
CREATE INDEX "invoices_viewer" ON "invoices" USING btree ("viewed_by_id");--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("due_on") WHERE status in ('sent', 'viewed', 'partly_paid');--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("issuer_id","number_year","number_in_year");--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id","id");--> statement-breakpoint
CREATE INDEX "payments_recorder" ON "payments" USING btree ("recorded_by_id");--> statement-breakpoint
-- What was sent is never rewritten or removed.
CREATE FUNCTION keep_sent_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.sent_at IS NULL THEN
    IF TG_OP = 'DELETE' THEN
      RETURN OLD;
    END IF;
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.status = 'void' OR
    (OLD.contract_id, OLD.issuer_id, OLD.number_year, OLD.number_in_year, OLD.issued_on, OLD.due_on, OLD.sent_at,
      OLD.issuer_name, OLD.issuer_address, OLD.payer_name, OLD.payer_address) IS DISTINCT FROM
    (NEW.contract_id, NEW.issuer_id, NEW.number_year, NEW.number_in_year, NEW.issued_on, NEW.due_on, NEW.sent_at,
      NEW.issuer_name, NEW.issuer_address, NEW.payer_name, NEW.payer_address) THEN
    RAISE EXCEPTION 'invoices that were sent are never changed by %', TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_sent_unchanged BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION keep_sent_invoice();
--> statement-breakpoint
-- A line ends with its draft, or is freed when its invoice is voided. Nothing else about it changes.
CREATE FUNCTION keep_invoice_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM invoices WHERE id = OLD.invoice_id AND sent_at IS NOT NULL) THEN
      RAISE EXCEPTION 'lines of sent invoices are never deleted' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN OLD;
  END IF;
  IF to_jsonb(NEW) - 'live' IS DISTINCT FROM to_jsonb(OLD) - 'live' OR NOT OLD.live THEN
    RAISE EXCEPTION 'lines of invoices are never changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoice_lines_unchanged BEFORE UPDATE OR DELETE ON invoice_lines
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_line();
--> statement-breakpoint
CREATE TRIGGER invoice_events_append_only BEFORE UPDATE OR DELETE ON invoice_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoice_events_never_emptied BEFORE TRUNCATE ON invoice_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
