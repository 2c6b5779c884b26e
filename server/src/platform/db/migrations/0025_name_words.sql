-- Names as somebody types them: accents are left out on both sides.
CREATE FUNCTION plain_name(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g')
$$;
--> statement-breakpoint
CREATE FUNCTION name_words(name text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT to_tsvector('simple'::regconfig, public.search_text(public.plain_name(name)))
$$;
--> statement-breakpoint
-- All the words, or words that begin so; null without a word.
CREATE FUNCTION name_beginnings(given text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT public.search_beginnings(public.plain_name(given))
$$;
--> statement-breakpoint
CREATE INDEX users_name_words ON users USING gin (name_words(name));
