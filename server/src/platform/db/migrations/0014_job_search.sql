CREATE TABLE "job_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL,
	"postings" integer NOT NULL,
	"collected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "jobs_search";--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "search" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "search" SET DEFAULT ''::tsvector;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "search" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "facts" text[];--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_least" real;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "pay_most" real;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "latitude" real;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "longitude" real;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "facets" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
-- Words as the search compares them. What belongs together becomes one word, whether a hyphen parts it or not (I-130,
-- 10-K, e-filing, U.S.C., T&E), and what a hyphen or slash ties becomes two, so that phrases of either spelling are found.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(given),
    '\m([a-z])\.(?=[a-z]\M)', '\1', 'g'),
    '\m([a-z])&([a-z])\M', '\1and\2', 'g'),
    '\m([a-z]{1,3})-(\d+)-?([a-z]?)\M', '\1\2\3', 'g'),
    '\m(\d+)-([a-z])\M', '\1\2', 'g'),
    '\me-([a-z]{3,})', 'e\1', 'g'),
    '[-_/\u2010-\u2015]+', ' ', 'g')
$$;
--> statement-breakpoint
-- The words in their order, any ending.
CREATE FUNCTION search_phrase(given text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT phraseto_tsquery('english'::regconfig, search_text(given))
$$;
--> statement-breakpoint
-- All the words, in any order.
CREATE FUNCTION search_words(given text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT plainto_tsquery('english'::regconfig, search_text(given))
$$;
--> statement-breakpoint
-- All the words, or words that begin so, in any order.
CREATE FUNCTION search_beginnings(given text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(quote_literal(word) || ':*', ' & ')::tsquery
  FROM unnest(tsvector_to_array(to_tsvector('simple'::regconfig, search_text(given)))) word
$$;
--> statement-breakpoint
CREATE FUNCTION message_words(content text, sender_id integer, receiver_id integer) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('simple'::regconfig, public.search_text(content))
    || array_to_tsvector(ARRAY['party:' || sender_id, 'party:' || receiver_id])
$$;
--> statement-breakpoint
CREATE FUNCTION miles_between(north double precision, east double precision, to_north double precision, to_east double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT 7917.6 * asin(least(1, sqrt(sin(radians(to_north - north) / 2) ^ 2
    + cos(radians(north)) * cos(radians(to_north)) * sin(radians(to_east - east) / 2) ^ 2)))
$$;
--> statement-breakpoint
CREATE FUNCTION index_job() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  firm_name text;
  posted_hour integer := floor(extract(epoch FROM NEW.posted_at) / 3600);
BEGIN
  -- Whoever empties the words asks for them anew.
  IF TG_OP = 'INSERT' OR NEW.search = ''::tsvector
    OR (OLD.title, OLD.specialties, OLD.practice_area, OLD.description, OLD.firm_id, OLD.given_firm_name, OLD.location, OLD.work_arrangement)
      IS DISTINCT FROM
      (NEW.title, NEW.specialties, NEW.practice_area, NEW.description, NEW.firm_id, NEW.given_firm_name, NEW.location, NEW.work_arrangement)
  THEN
    SELECT name INTO firm_name FROM firms WHERE id = NEW.firm_id;
    NEW.search := setweight(to_tsvector('english'::regconfig, search_text(NEW.title)), 'A')
      || setweight(to_tsvector('english'::regconfig, search_text(array_to_string(NEW.specialties, ' ') || ' ' || coalesce(NEW.practice_area, '')
        || CASE WHEN 'realestate' = ANY (NEW.specialties) THEN ' real estate' ELSE '' END
        || CASE WHEN 'ip' = ANY (NEW.specialties) THEN ' intellectual property' ELSE '' END)), 'B')
      || setweight(to_tsvector('english'::regconfig, search_text(NEW.description)), 'C')
      || setweight(to_tsvector('english'::regconfig, search_text(coalesce(firm_name, NEW.given_firm_name, '') || ' ' || NEW.location || ' ' || NEW.work_arrangement)), 'D');
  END IF;
  -- Times are filed by the hour, the day, 8 and 64 days, so that a search can begin with the newest.
  NEW.facets := array_to_tsvector(coalesce(NEW.facts, '{}') || ARRAY[
      'status:' || NEW.status, 'priority:' || NEW.priority, 'at:' || NEW.work_arrangement,
      'hour:' || posted_hour, 'day:' || posted_hour / 24, '8days:' || posted_hour / 192, '64days:' || posted_hour / 1536]
    || ARRAY(SELECT 'place:' || word FROM unnest(tsvector_to_array(to_tsvector('simple'::regconfig, search_text(NEW.location)))) word));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER jobs_indexed BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION index_job();
--> statement-breakpoint
CREATE FUNCTION index_jobs_of_firm() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE jobs SET search = ''::tsvector WHERE firm_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER firms_renamed AFTER UPDATE OF name ON firms
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION index_jobs_of_firm();
--> statement-breakpoint
UPDATE jobs SET search = ''::tsvector;
--> statement-breakpoint
CREATE INDEX "job_words_stem" ON "job_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "job_words_beginning" ON "job_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "job_words_similar" ON "job_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "job_words_short" ON "job_words" USING btree (left(word, 1),length(word));--> statement-breakpoint
CREATE INDEX "jobs_unread" ON "jobs" USING btree ("id") WHERE facts is null;--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search","facets") WITH (fastupdate=false) WHERE status in ('open', 'closed', 'filled') and not hidden;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin (message_words(content, sender_id, receiver_id));
