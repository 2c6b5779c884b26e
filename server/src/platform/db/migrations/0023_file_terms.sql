-- The words of a posting, and beside them a lexeme of its own for each term of the legal vocabulary that they name by any
-- of its names ("=motions-to-dismiss"), so that a search asks for one lexeme and not for every name's words in their
-- order. A term stands where the rarest word of the name stands, and weighs as much, which is what the order needs.
CREATE FUNCTION with_terms(words tsvector) RETURNS tsvector LANGUAGE sql STABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce((words::text || ' ' || string_agg(quote_literal('=' || term) || ':' || spots, ' '))::tsvector, words)
  FROM (
    SELECT named.term, string_agg(DISTINCT spot.position || spot.weight, ',') AS spots
    FROM unnest(words) AS used
      JOIN search_phrases AS named ON named.rarest = used.lexeme AND words @@ named.phrase,
      unnest(used.positions, used.weights) AS spot(position, weight)
    GROUP BY named.term
  ) terms
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION index_job() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  firm_name text;
  posted_hour integer := floor(extract(epoch FROM NEW.posted_at) / 3600);
BEGIN
  -- Whoever empties the words asks for them anew.
  IF TG_OP = 'INSERT' OR NEW.search = ''::tsvector
    OR (OLD.title, OLD.specialties, OLD.practice_area, OLD.description, OLD.firm_id, OLD.given_firm_name, OLD.location, OLD.work_arrangement,
        OLD.required_credentials, OLD.required_languages)
      IS DISTINCT FROM
      (NEW.title, NEW.specialties, NEW.practice_area, NEW.description, NEW.firm_id, NEW.given_firm_name, NEW.location, NEW.work_arrangement,
        NEW.required_credentials, NEW.required_languages)
  THEN
    SELECT name INTO firm_name FROM firms WHERE id = NEW.firm_id;
    NEW.search := setweight(to_tsvector('english'::regconfig, search_text(NEW.title)), 'A')
      || setweight(to_tsvector('english'::regconfig, search_text(array_to_string(NEW.specialties, ' ') || ' ' || coalesce(NEW.practice_area, '')
        || CASE WHEN 'realestate' = ANY (NEW.specialties) THEN ' real estate' ELSE '' END
        || CASE WHEN 'ip' = ANY (NEW.specialties) THEN ' intellectual property' ELSE '' END)), 'B')
      || setweight(to_tsvector('english'::regconfig, search_text(NEW.description || ' '
        || array_to_string(NEW.required_credentials, ' ') || ' ' || array_to_string(NEW.required_languages, ' '))), 'C')
      || setweight(to_tsvector('english'::regconfig, search_text(coalesce(firm_name, NEW.given_firm_name, '') || ' ' || NEW.location || ' ' || NEW.work_arrangement)), 'D');
    NEW.search := with_terms(NEW.search);
  END IF;
  -- Times are filed by the hour, the day, 8 and 64 days, so that a search can begin with the newest.
  NEW.facets := array_to_tsvector(coalesce(NEW.facts, '{}') || ARRAY[
      'status:' || NEW.status, 'priority:' || NEW.priority, 'at:' || NEW.work_arrangement,
      'hour:' || posted_hour, 'day:' || posted_hour / 24, '8days:' || posted_hour / 192, '64days:' || posted_hour / 1536]
    || ARRAY(SELECT 'place:' || word FROM unnest(tsvector_to_array(to_tsvector('simple'::regconfig, search_text(NEW.location)))) word));
  RETURN NEW;
END
$$;
