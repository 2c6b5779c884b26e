-- Every process holds an index of postings and profiles, and hears here which of them changed: at commit, and not
-- otherwise. Many rows at once are told as null, because a payload is shorter than 8,000 bytes.
CREATE FUNCTION tell_changed_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_ids integer[];
BEGIN
  SELECT array_agg(id) INTO changed_ids FROM (SELECT id FROM changed LIMIT 101) AS first_ones;
  IF changed_ids IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_notify('caseload_matching', json_build_object(
    'jobs', CASE WHEN cardinality(changed_ids) > 100 THEN NULL ELSE changed_ids END)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_added AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_jobs();
--> statement-breakpoint
CREATE TRIGGER jobs_changed AFTER UPDATE ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_jobs();
--> statement-breakpoint
CREATE TRIGGER jobs_removed AFTER DELETE ON jobs REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_jobs();
--> statement-breakpoint
CREATE FUNCTION tell_changed_profiles() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed_ids integer[];
BEGIN
  SELECT array_agg(user_id) INTO changed_ids FROM (SELECT user_id FROM changed LIMIT 101) AS first_ones;
  IF changed_ids IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_notify('caseload_matching', json_build_object(
    'profiles', CASE WHEN cardinality(changed_ids) > 100 THEN NULL ELSE changed_ids END)::text);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER profiles_added AFTER INSERT ON paralegal_profiles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER profiles_changed AFTER UPDATE ON paralegal_profiles REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_profiles();
--> statement-breakpoint
CREATE TRIGGER profiles_removed AFTER DELETE ON paralegal_profiles REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_profiles();
--> statement-breakpoint
-- Shown rankings are never edited, and removed only when their four years are over.
CREATE TRIGGER shown_rankings_unchanged BEFORE UPDATE ON shown_rankings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER shown_rankings_kept BEFORE DELETE ON shown_rankings
  FOR EACH ROW WHEN (OLD.shown_at > now() - interval '4 years') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER shown_rankings_never_emptied BEFORE TRUNCATE ON shown_rankings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ranking_places_unchanged BEFORE UPDATE ON ranking_places
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A place goes with its ranking, not by itself.
CREATE FUNCTION refuse_while_ranking_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM shown_rankings WHERE id = OLD.ranking_id) THEN
    RAISE EXCEPTION 'rows of % are never changed by %', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ranking_places_kept BEFORE DELETE ON ranking_places
  FOR EACH ROW EXECUTE FUNCTION refuse_while_ranking_is_kept();
--> statement-breakpoint
CREATE TRIGGER ranking_places_never_emptied BEFORE TRUNCATE ON ranking_places
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
