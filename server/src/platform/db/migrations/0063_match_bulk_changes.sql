-- Changed rows are announced in payloads of at most 500 ids, which are shorter than 8,000 bytes. A statement that changes
-- more than 20,000 rows is announced as null, and indexes are built anew.
CREATE OR REPLACE FUNCTION tell_changed_ids(kind text, changed_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(changed_ids) > 20000 THEN
    PERFORM pg_notify('caseload_matching', json_build_object(kind, NULL)::text);
    RETURN;
  END IF;
  FOR first_one IN 1..coalesce(cardinality(changed_ids), 0) BY 500 LOOP
    PERFORM pg_notify('caseload_matching',
      json_build_object(kind, changed_ids[first_one:first_one + 499])::text);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_changed_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changed_ids('jobs', (SELECT array_agg(id) FROM (SELECT id FROM changed LIMIT 20001) AS first_ones));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tell_changed_profiles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_changed_ids('profiles',
    (SELECT array_agg(user_id) FROM (SELECT user_id FROM changed LIMIT 20001) AS first_ones));
  RETURN NULL;
END
$$;
