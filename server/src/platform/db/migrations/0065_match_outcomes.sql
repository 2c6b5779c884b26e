CREATE TABLE "match_outcomes" (
	"id" serial PRIMARY KEY NOT NULL,
	"paralegal_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"rating" smallint,
	"ranking_kind" text,
	"place" smallint,
	"match_score" smallint,
	"chance" double precision,
	"features" double precision[],
	"model_version" text,
	"data_hash" text
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "match_learning_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "match_outcomes" ADD CONSTRAINT "match_outcomes_paralegal_id_users_id_fk" FOREIGN KEY ("paralegal_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "match_outcomes_paralegal" ON "match_outcomes" USING btree ("paralegal_id","id");--> statement-breakpoint
CREATE INDEX "match_outcomes_happened" ON "match_outcomes" USING btree ("happened_at");--> statement-breakpoint
CREATE TRIGGER match_outcomes_unchanged BEFORE UPDATE ON match_outcomes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER match_outcomes_never_emptied BEFORE TRUNCATE ON match_outcomes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Logs an outcome of a paralegal who consents, with the numbers of the pair's last place in a shown ranking. The lock makes a
-- withdrawal of the consent wait, and this wait for a withdrawal.
CREATE FUNCTION log_match_outcome(person integer, job integer, outcome text, stars integer DEFAULT NULL) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM users WHERE id = person AND match_learning_since IS NOT NULL FOR SHARE;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO match_outcomes (paralegal_id, job_id, kind, happened_at, rating, ranking_kind, place, match_score, chance,
    features, model_version, data_hash)
  SELECT person, job, outcome, now(), stars, shown.kind, shown.place, shown.match_score, shown.chance, shown.features,
    shown.model_version, shown.data_hash
  FROM (SELECT) AS always LEFT JOIN (
    SELECT r.kind, p.place, p.match_score, p.chance, p.features, r.model_version, r.data_hash
    FROM ranking_places p JOIN shown_rankings r ON r.id = p.ranking_id
    WHERE p.paralegal_id = person AND p.job_id = job
    ORDER BY p.ranking_id DESC LIMIT 1
  ) AS shown ON true;
END
$$;
--> statement-breakpoint
CREATE FUNCTION log_application_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_match_outcome(NEW.paralegal_id, NEW.job_id, CASE NEW.status
    WHEN 'pending' THEN 'applied'
    WHEN 'reviewing' THEN 'shortlisted'
    WHEN 'accepted' THEN 'offered'
    WHEN 'withdrawn' THEN 'withdrawn'
    ELSE CASE WHEN NEW.decided_by_id IS NULL THEN 'filled' ELSE 'rejected' END
  END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER applications_outcome_of_new AFTER INSERT ON applications
  FOR EACH ROW EXECUTE FUNCTION log_application_outcome();
--> statement-breakpoint
-- A backup that is restored was not applied for again.
CREATE TRIGGER applications_outcome AFTER UPDATE OF status ON applications
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NOT (OLD.status = 'rejected' AND NEW.status = 'pending'))
  EXECUTE FUNCTION log_application_outcome();
--> statement-breakpoint
CREATE FUNCTION log_contract_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_match_outcome(NEW.paralegal_id, NEW.job_id, CASE NEW.status
    WHEN 'terms_agreed' THEN 'hired' WHEN 'completed' THEN 'completed' ELSE 'canceled' END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contracts_outcome AFTER UPDATE OF status ON contracts
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status IN ('terms_agreed', 'completed', 'cancelled'))
  EXECUTE FUNCTION log_contract_outcome();
--> statement-breakpoint
-- A firm's review counts once the paralegal can read it.
CREATE FUNCTION log_review_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM log_match_outcome(NEW.paralegal_id, (SELECT job_id FROM contracts WHERE id = NEW.contract_id), 'reviewed',
    NEW.rating);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER reviews_outcome AFTER UPDATE OF published_at ON reviews
  FOR EACH ROW WHEN (NEW.side = 'attorney' AND OLD.published_at IS NULL AND NEW.published_at IS NOT NULL)
  EXECUTE FUNCTION log_review_outcome();
