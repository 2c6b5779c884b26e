CREATE TABLE "contract_comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"version" integer NOT NULL,
	"author_id" integer NOT NULL,
	"author_side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_versions" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"author_id" integer NOT NULL,
	"author_side" text NOT NULL,
	"note" text,
	"structured_terms" jsonb NOT NULL,
	"terms" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contracts" DROP CONSTRAINT "contracts_application_id_unique";--> statement-breakpoint
DROP INDEX "contract_signatures_side";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "proposed_pay" jsonb;--> statement-breakpoint
ALTER TABLE "contract_events" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "contract_events" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "contract_events" ADD COLUMN "previous_hash" text;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "contract_signatures" ADD COLUMN "second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "supervisor_id" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "pay_derived_from" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "expiry_reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "supervisor_id" integer;--> statement-breakpoint
-- The supervising attorney is the poster, or else the managing partner (ENGAGEMENT.md section 1).
UPDATE contracts SET supervisor_id = coalesce(
  (SELECT u.id FROM users u WHERE u.id = contracts.attorney_id AND u.user_type = 'attorney'),
  (SELECT u.id FROM users u WHERE u.firm_id = contracts.firm_id AND u.primary_role = 'managing_partner' ORDER BY u.id LIMIT 1),
  attorney_id);--> statement-breakpoint
ALTER TABLE "contracts" ALTER COLUMN "supervisor_id" SET NOT NULL;--> statement-breakpoint
UPDATE contracts SET pay_derived_from = 'profile_rate' WHERE agreed_rate >= 1;--> statement-breakpoint
-- Existing contracts become version 1, with the values that their text states; what it does not state takes the default.
INSERT INTO contract_versions
  (contract_id, version, kind, status, author_id, author_side, structured_terms, terms, sha256, created_at)
SELECT c.id, 1, 'terms',
  CASE WHEN c.status = 'pending_terms' THEN 'open'
    WHEN c.status = 'cancelled' AND c.terms_agreed_at IS NULL THEN 'lapsed' ELSE 'in_force' END,
  c.attorney_id, 'attorney',
  jsonb_build_object(
    'pay', CASE WHEN c.agreed_rate >= 1
      THEN jsonb_build_object('kind', 'hourly', 'rateCents', round(c.agreed_rate * 100)::int, 'capMinutes', NULL) END,
    'services', jsonb_build_array(j.title),
    'startsOn', to_char(s.starts_on, 'YYYY-MM-DD'),
    'endsOn', CASE WHEN c.project_deadline >= s.starts_on THEN to_char(c.project_deadline, 'YYYY-MM-DD') END,
    'supervisorId', c.supervisor_id,
    'governingState', NULL,
    'paymentDays', 30,
    'expenses', jsonb_build_object('allowed', false, 'capCents', NULL),
    'firmAddress', NULL,
    'paralegalAddress', NULL,
    'clientContact', 'none',
    'autoApproveDays', NULL,
    'extraClauses', coalesce((SELECT jsonb_build_array(jsonb_build_object('heading', 'Terms of the Firm', 'text', m[1]))
      FROM regexp_match(c.terms, '\n\d+\. Terms of the law office\n(.{1,5000})') AS m WHERE m IS NOT NULL), '[]'::jsonb)),
  c.terms, encode(sha256(convert_to(c.terms, 'UTF8')), 'hex'), c.created_at
FROM contracts c
JOIN jobs j ON j.id = c.job_id
CROSS JOIN LATERAL (SELECT coalesce(c.starts_on, (c.created_at AT TIME ZONE 'UTC')::date + 1) AS starts_on) s;
--> statement-breakpoint
-- Chains the existing events by their hashes, as event-hash.ts does.
ALTER TABLE contract_events DISABLE TRIGGER contract_events_append_only;--> statement-breakpoint
DO $$
DECLARE
  event record;
  contract integer := NULL;
  previous text := NULL;
BEGIN
  FOR event IN SELECT * FROM contract_events ORDER BY contract_id, id LOOP
    IF contract IS DISTINCT FROM event.contract_id THEN
      contract := event.contract_id;
      previous := NULL;
    END IF;
    UPDATE contract_events SET previous_hash = previous, hash = encode(sha256(convert_to(
      coalesce(previous, '') || E'\n' || event.contract_id || E'\n' || event.kind || E'\n'
        || coalesce(event.actor_id::text, '') || E'\n'
        || to_char(event.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || E'\n'
        || E'\n' || coalesce(event.note, ''), 'UTF8')), 'hex')
    WHERE id = event.id RETURNING hash INTO previous;
  END LOOP;
END
$$;--> statement-breakpoint
ALTER TABLE contract_events ENABLE TRIGGER contract_events_append_only;--> statement-breakpoint
ALTER TABLE "contract_events" ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
-- A version's text, values and author never change; its status does.
CREATE FUNCTION refuse_version_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR (to_jsonb(NEW) - 'status') IS DISTINCT FROM (to_jsonb(OLD) - 'status') THEN
    RAISE EXCEPTION 'rows of % are never changed by %', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER contract_versions_unchanged BEFORE UPDATE OR DELETE ON contract_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_version_change();--> statement-breakpoint
ALTER TABLE "contract_comments" ADD CONSTRAINT "contract_comments_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_comments" ADD CONSTRAINT "contract_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_versions" ADD CONSTRAINT "contract_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_comments_contract" ON "contract_comments" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "contract_comments_author" ON "contract_comments" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_version" ON "contract_versions" USING btree ("contract_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_open" ON "contract_versions" USING btree ("contract_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "contract_versions_in_force" ON "contract_versions" USING btree ("contract_id") WHERE status = 'in_force';--> statement-breakpoint
CREATE INDEX "contract_versions_author" ON "contract_versions" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_supervisor_id_users_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_supervisor_id_users_id_fk" FOREIGN KEY ("supervisor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contract_events_chain" ON "contract_events" USING btree ("contract_id",coalesce(previous_hash, ''));--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_application" ON "contracts" USING btree ("application_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE INDEX "contracts_application_all" ON "contracts" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "contract_signatures_side" ON "contract_signatures" USING btree ("contract_id","version","side");