-- The demo's data as of 2026-11-21 (migrations 0000 to 0002), for upgrade.test.ts.
-- Made with pg_dump 15 --no-owner --no-acl --rows-per-insert=200; comments and blank lines removed.
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
CREATE SCHEMA drizzle;
CREATE SCHEMA tasks;
CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA public;
COMMENT ON EXTENSION citext IS 'data type for case-insensitive character strings';
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
COMMENT ON EXTENSION pg_trgm IS 'text similarity measurement and index searching based on trigrams';
CREATE TYPE tasks.job_state AS ENUM (
    'created',
    'retry',
    'active',
    'completed',
    'cancelled',
    'failed'
);
CREATE FUNCTION public.refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed by %', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
CREATE FUNCTION tasks.create_queue(queue_name text, options jsonb) RETURNS void
    LANGUAGE plpgsql
    AS $_$
    DECLARE
      tablename varchar := CASE WHEN options->>'partition' = 'true'
                            THEN 'j' || encode(sha224(queue_name::bytea), 'hex')
                            ELSE 'job_common'
                            END;
      queue_created_on timestamptz;
    BEGIN
      WITH q as (
        INSERT INTO tasks.queue (
          name,
          policy,
          retry_limit,
          retry_delay,
          retry_backoff,
          retry_delay_max,
          expire_seconds,
          retention_seconds,
          deletion_seconds,
          warning_queued,
          dead_letter,
          partition,
          table_name,
          heartbeat_seconds,
          notify,
          created_on,
          updated_on
        )
        VALUES (
          queue_name,
          options->>'policy',
          COALESCE((options->>'retryLimit')::int, 2),
          COALESCE((options->>'retryDelay')::int, 0),
          COALESCE((options->>'retryBackoff')::bool, false),
          (options->>'retryDelayMax')::int,
          COALESCE((options->>'expireInSeconds')::int, 900),
          COALESCE((options->>'retentionSeconds')::int, 1209600),
          COALESCE((options->>'deleteAfterSeconds')::int, 604800),
          COALESCE((options->>'warningQueueSize')::int, 0),
          options->>'deadLetter',
          COALESCE((options->>'partition')::bool, false),
          tablename,
          (options->>'heartbeatSeconds')::int,
          COALESCE((options->>'notify')::bool, false),
          tasks.job_now(),
          tasks.job_now()
        )
        ON CONFLICT DO NOTHING
        RETURNING created_on
      )
      SELECT created_on into queue_created_on from q;
      IF queue_created_on IS NULL OR options->>'partition' IS DISTINCT FROM 'true' THEN
        RETURN;
      END IF;
      EXECUTE format('CREATE TABLE tasks.%I (LIKE tasks.job INCLUDING DEFAULTS)', tablename);
      EXECUTE tasks.job_table_format($cmd$ALTER TABLE tasks.job ADD PRIMARY KEY (name, id)$cmd$, tablename);
      EXECUTE tasks.job_table_format($cmd$ALTER TABLE tasks.job ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES tasks.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE tasks.job_table_format($cmd$ALTER TABLE tasks.job ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES tasks.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED$cmd$, tablename);
      EXECUTE tasks.job_table_format($cmd$CREATE INDEX job_i11 ON tasks.job (name, priority DESC, created_on, start_after) WHERE state < 'active' AND NOT blocked$cmd$, tablename);
      EXECUTE tasks.job_table_format($cmd$CREATE UNIQUE INDEX job_i4 ON tasks.job (name, singleton_on, COALESCE(singleton_key, '')) WHERE state <> 'cancelled' AND singleton_on IS NOT NULL$cmd$, tablename);
      EXECUTE tasks.job_table_format($cmd$CREATE INDEX job_i7 ON tasks.job (name, group_id) WHERE state = 'active' AND group_id IS NOT NULL$cmd$, tablename);
      EXECUTE tasks.job_table_format($cmd$CREATE INDEX job_i9 ON tasks.job (name, id) WHERE blocking AND state = 'completed'$cmd$, tablename);
      EXECUTE tasks.job_table_format($cmd$CREATE INDEX job_i12 ON tasks.job (source_root_id) WHERE source_root_id IS NOT NULL$cmd$, tablename);
      IF options->>'policy' = 'short' THEN
        EXECUTE tasks.job_table_format($cmd$CREATE UNIQUE INDEX job_i1 ON tasks.job (name, COALESCE(singleton_key, '')) WHERE state = 'created' AND policy = 'short'$cmd$, tablename);
      ELSIF options->>'policy' = 'singleton' THEN
        EXECUTE tasks.job_table_format($cmd$CREATE UNIQUE INDEX job_i2 ON tasks.job (name, COALESCE(singleton_key, '')) WHERE state = 'active' AND policy = 'singleton'$cmd$, tablename);
      ELSIF options->>'policy' = 'stately' THEN
        EXECUTE tasks.job_table_format($cmd$CREATE UNIQUE INDEX job_i3 ON tasks.job (name, state, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'stately'$cmd$, tablename);
      ELSIF options->>'policy' = 'exclusive' THEN
        EXECUTE tasks.job_table_format($cmd$CREATE UNIQUE INDEX job_i6 ON tasks.job (name, COALESCE(singleton_key, '')) WHERE state <= 'active' AND policy = 'exclusive'$cmd$, tablename);
      ELSIF options->>'policy' = 'key_strict_fifo' THEN
        EXECUTE tasks.job_table_format($cmd$CREATE UNIQUE INDEX job_i8 ON tasks.job (name, singleton_key) WHERE state IN ('active', 'retry', 'failed') AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE tasks.job_table_format($cmd$CREATE INDEX job_i10 ON tasks.job (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE state < 'active' AND NOT blocked AND policy = 'key_strict_fifo'$cmd$, tablename);
        EXECUTE tasks.job_table_format($cmd$ALTER TABLE tasks.job ADD CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK (NOT (policy = 'key_strict_fifo' AND singleton_key IS NULL))$cmd$, tablename);
      END IF;
      EXECUTE format('ALTER TABLE tasks.%I ADD CONSTRAINT cjc CHECK (name=%L)', tablename, queue_name);
      EXECUTE format('ALTER TABLE tasks.job ATTACH PARTITION tasks.%I FOR VALUES IN (%L)', tablename, queue_name);
    END;
    $_$;
CREATE FUNCTION tasks.delete_queue(queue_name text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      v_table varchar;
      v_partition bool;
    BEGIN
      
      SELECT table_name, partition
      FROM tasks.queue
      WHERE name = queue_name
      INTO v_table, v_partition;
      IF v_partition THEN
        EXECUTE format('DROP TABLE IF EXISTS tasks.%I', v_table);
      ELSE
        EXECUTE format('DELETE FROM tasks.%I WHERE name = %L', v_table, queue_name);
      END IF;
    
      DELETE FROM tasks.queue WHERE name = queue_name;
    END;
    $$;
CREATE FUNCTION tasks.job_now() RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
      SELECT pg_catalog.now();
    $$;
CREATE FUNCTION tasks.job_table_format(command text, table_name text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $_$
      SELECT format(
        regexp_replace(
          regexp_replace(command, '\.job\y', '.%1$I', 'g'),
          '\yjob_i(\d+)', '%1$s_i\1', 'g'
        ),
        table_name
      );
    $_$;
CREATE FUNCTION tasks.job_table_run(command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
      tbl RECORD;
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM tasks.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        EXECUTE tasks.job_table_format(command, tbl_name);
        RETURN;
      END IF;
      EXECUTE tasks.job_table_format(command, 'job_common');
      FOR tbl IN SELECT table_name FROM tasks.queue WHERE partition = true
      LOOP
        EXECUTE tasks.job_table_format(command, tbl.table_name);
      END LOOP;
    END;
    $$;
CREATE FUNCTION tasks.job_table_run_async(command_name text, version integer, command text, tbl_name text DEFAULT NULL::text, queue_name text DEFAULT NULL::text) RETURNS void
    LANGUAGE plpgsql
    AS $$
    BEGIN
      IF queue_name IS NOT NULL THEN
        SELECT table_name INTO tbl_name FROM tasks.queue WHERE name = queue_name;
      END IF;
      IF tbl_name IS NOT NULL THEN
        INSERT INTO tasks.bam (name, version, status, queue, table_name, command)
        VALUES (
          command_name,
          version,
          'pending',
          queue_name,
          tbl_name,
          tasks.job_table_format(command, tbl_name)
        );
        RETURN;
      END IF;
      INSERT INTO tasks.bam (name, version, status, queue, table_name, command)
      SELECT
        command_name,
        version,
        'pending',
        NULL,
        'job_common',
        tasks.job_table_format(command, 'job_common')
      UNION ALL
      SELECT
        command_name,
        version,
        'pending',
        queue.name,
        queue.table_name,
        tasks.job_table_format(command, queue.table_name)
      FROM tasks.queue
      WHERE partition = true;
    END;
    $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;
CREATE TABLE public.applications (
    id integer NOT NULL,
    job_id integer NOT NULL,
    paralegal_id integer NOT NULL,
    status text NOT NULL,
    cover_letter text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    viewed_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by_id integer,
    reason text
);
CREATE SEQUENCE public.applications_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.applications_id_seq OWNED BY public.applications.id;
CREATE TABLE public.attempts (
    key text NOT NULL,
    count integer NOT NULL,
    window_ends_at timestamp with time zone NOT NULL
);
CREATE TABLE public.contract_events (
    id integer NOT NULL,
    contract_id integer NOT NULL,
    kind text NOT NULL,
    actor_id integer,
    note text,
    created_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.contract_events_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.contract_events_id_seq OWNED BY public.contract_events.id;
CREATE TABLE public.contract_signatures (
    id integer NOT NULL,
    contract_id integer NOT NULL,
    side text NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    ip_address text NOT NULL,
    terms_hash text NOT NULL,
    signed_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.contract_signatures_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.contract_signatures_id_seq OWNED BY public.contract_signatures.id;
CREATE TABLE public.contracts (
    id integer NOT NULL,
    application_id integer NOT NULL,
    job_id integer NOT NULL,
    firm_id integer NOT NULL,
    attorney_id integer NOT NULL,
    paralegal_id integer NOT NULL,
    status text NOT NULL,
    agreed_rate numeric(8,2),
    project_deadline date,
    terms text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    terms_agreed_at timestamp with time zone,
    starts_on date,
    started_at timestamp with time zone,
    completion_requested_at timestamp with time zone,
    ended_at timestamp with time zone,
    cancel_reason text
);
CREATE SEQUENCE public.contracts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.contracts_id_seq OWNED BY public.contracts.id;
CREATE TABLE public.conversations (
    id integer NOT NULL,
    low_user_id integer NOT NULL,
    high_user_id integer NOT NULL,
    opened_by_id integer NOT NULL,
    created_at timestamp(3) with time zone NOT NULL,
    last_message_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT conversations_order CHECK ((low_user_id < high_user_id))
);
CREATE SEQUENCE public.conversations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.conversations_id_seq OWNED BY public.conversations.id;
CREATE TABLE public.departments (
    id integer NOT NULL,
    firm_id integer NOT NULL,
    name text NOT NULL
);
CREATE SEQUENCE public.departments_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.departments_id_seq OWNED BY public.departments.id;
CREATE TABLE public.firms (
    id integer NOT NULL,
    name text,
    location text,
    size text,
    work_type text,
    description text,
    practice_areas text[] DEFAULT '{}'::text[] NOT NULL,
    complete boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.firms_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.firms_id_seq OWNED BY public.firms.id;
CREATE TABLE public.jobs (
    id integer NOT NULL,
    firm_id integer NOT NULL,
    posted_by_id integer NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    given_firm_name text,
    location text NOT NULL,
    work_arrangement text NOT NULL,
    hours_per_week text NOT NULL,
    duration text NOT NULL,
    specialties text[] NOT NULL,
    priority text NOT NULL,
    status text NOT NULL,
    positions integer DEFAULT 1 NOT NULL,
    budget_range text,
    practice_area text,
    experience_required text,
    urgency text,
    deadline date,
    closes_at timestamp(3) with time zone,
    posted_at timestamp(3) with time zone NOT NULL,
    closed_at timestamp(3) with time zone,
    updated_at timestamp(3) with time zone NOT NULL,
    search tsvector GENERATED ALWAYS AS (to_tsvector('english'::regconfig, ((((title || ' '::text) || COALESCE(given_firm_name, ''::text)) || ' '::text) || description))) STORED
);
CREATE SEQUENCE public.jobs_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.jobs_id_seq OWNED BY public.jobs.id;
CREATE TABLE public.messages (
    id integer NOT NULL,
    conversation_id integer NOT NULL,
    sender_id integer NOT NULL,
    receiver_id integer NOT NULL,
    content text NOT NULL,
    client_key uuid,
    created_at timestamp(3) with time zone NOT NULL,
    read_at timestamp(3) with time zone
);
CREATE SEQUENCE public.messages_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.messages_id_seq OWNED BY public.messages.id;
CREATE TABLE public.notifications (
    id integer NOT NULL,
    user_id integer NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    message text NOT NULL,
    priority text NOT NULL,
    action_url text,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);
CREATE SEQUENCE public.notifications_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.notifications_id_seq OWNED BY public.notifications.id;
CREATE TABLE public.paralegal_profiles (
    user_id integer NOT NULL,
    experience text NOT NULL,
    specialties text[] NOT NULL,
    skills text[] DEFAULT '{}'::text[] NOT NULL,
    bio text NOT NULL,
    education text NOT NULL,
    certifications text[] DEFAULT '{}'::text[] NOT NULL,
    location text NOT NULL,
    availability text NOT NULL,
    work_preference text NOT NULL,
    hourly_rate numeric(8,2),
    is_public boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL
);
CREATE TABLE public.sessions (
    id integer NOT NULL,
    token text NOT NULL,
    user_id integer NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    ip_address text,
    user_agent text
);
CREATE SEQUENCE public.sessions_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.sessions_id_seq OWNED BY public.sessions.id;
CREATE TABLE public.sign_ins (
    id integer NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id integer NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.sign_ins_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.sign_ins_id_seq OWNED BY public.sign_ins.id;
CREATE TABLE public.users (
    id integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    user_type text NOT NULL,
    primary_role text,
    firm_id integer,
    department_id integer,
    last_seen_at timestamp with time zone,
    time_zone text DEFAULT 'America/New_York'::text NOT NULL,
    registration jsonb
);
CREATE SEQUENCE public.users_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.users_id_seq OWNED BY public.users.id;
CREATE TABLE public.verifications (
    id integer NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE SEQUENCE public.verifications_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.verifications_id_seq OWNED BY public.verifications.id;
CREATE TABLE tasks.bam (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    version integer NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    queue text,
    table_name text NOT NULL,
    command text NOT NULL,
    error text,
    created_on timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone
);
CREATE TABLE tasks.job (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state tasks.job_state DEFAULT 'created'::tasks.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid
)
PARTITION BY LIST (name);
CREATE TABLE tasks.job_common (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    priority integer DEFAULT 0 NOT NULL,
    data jsonb,
    state tasks.job_state DEFAULT 'created'::tasks.job_state NOT NULL,
    retry_limit integer DEFAULT 2 NOT NULL,
    retry_count integer DEFAULT 0 NOT NULL,
    retry_delay integer DEFAULT 0 NOT NULL,
    retry_backoff boolean DEFAULT false NOT NULL,
    retry_delay_max integer,
    expire_seconds integer DEFAULT 900 NOT NULL,
    deletion_seconds integer DEFAULT 604800 NOT NULL,
    singleton_key text,
    singleton_on timestamp without time zone,
    group_id text,
    group_tier text,
    start_after timestamp with time zone DEFAULT now() NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    started_on timestamp with time zone,
    completed_on timestamp with time zone,
    keep_until timestamp with time zone DEFAULT (now() + '336:00:00'::interval) NOT NULL,
    output jsonb,
    dead_letter text,
    policy text,
    heartbeat_on timestamp with time zone,
    heartbeat_seconds integer,
    blocked boolean DEFAULT false NOT NULL,
    blocking boolean DEFAULT false NOT NULL,
    pending_dependencies integer DEFAULT 0 NOT NULL,
    source_name text,
    source_id uuid,
    source_created_on timestamp with time zone,
    source_retry_count integer,
    source_output jsonb,
    source_root_id uuid,
    CONSTRAINT job_key_strict_fifo_singleton_key_check CHECK ((NOT ((policy = 'key_strict_fifo'::text) AND (singleton_key IS NULL))))
);
CREATE TABLE tasks.job_dependency (
    child_name text NOT NULL,
    child_id uuid NOT NULL,
    parent_name text NOT NULL,
    parent_id uuid NOT NULL
);
CREATE TABLE tasks.queue (
    name text NOT NULL,
    policy text NOT NULL,
    retry_limit integer NOT NULL,
    retry_delay integer NOT NULL,
    retry_backoff boolean NOT NULL,
    retry_delay_max integer,
    expire_seconds integer NOT NULL,
    retention_seconds integer NOT NULL,
    deletion_seconds integer NOT NULL,
    dead_letter text,
    partition boolean NOT NULL,
    table_name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    warning_queued integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer DEFAULT 0 NOT NULL,
    completed_delta integer DEFAULT 0 NOT NULL,
    failed_delta integer DEFAULT 0 NOT NULL,
    delta_on timestamp with time zone,
    delta_seconds integer,
    ready_history integer[] DEFAULT '{}'::integer[] NOT NULL,
    heartbeat_seconds integer,
    notify boolean DEFAULT false NOT NULL,
    singletons_active text[],
    monitor_claim_on timestamp with time zone,
    monitor_on timestamp with time zone,
    maintain_on timestamp with time zone,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT queue_check CHECK ((dead_letter IS DISTINCT FROM name))
);
CREATE TABLE tasks.queue_stats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
)
PARTITION BY RANGE (captured_on);
CREATE TABLE tasks.queue_stats_20261123 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE tasks.queue_stats_20261124 (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    deferred_count integer DEFAULT 0 NOT NULL,
    queued_count integer DEFAULT 0 NOT NULL,
    ready_count integer DEFAULT 0 NOT NULL,
    active_count integer DEFAULT 0 NOT NULL,
    failed_count integer DEFAULT 0 NOT NULL,
    total_count integer DEFAULT 0 NOT NULL,
    created_delta integer,
    completed_delta integer,
    failed_delta integer,
    delta_seconds integer,
    delta_on timestamp with time zone,
    captured_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE tasks.schedule (
    name text NOT NULL,
    key text DEFAULT ''::text NOT NULL,
    kind text DEFAULT 'cron'::text NOT NULL,
    cron text NOT NULL,
    timezone text DEFAULT 'UTC'::text,
    data jsonb,
    options jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL,
    last_job_id uuid,
    CONSTRAINT schedule_kind_check CHECK ((kind = ANY (ARRAY['cron'::text, 'rrule'::text])))
);
CREATE TABLE tasks.subscription (
    event text NOT NULL,
    name text NOT NULL,
    created_on timestamp with time zone DEFAULT now() NOT NULL,
    updated_on timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE tasks.version (
    version integer NOT NULL,
    cron_on timestamp with time zone,
    bam_on timestamp with time zone,
    flow_on timestamp with time zone,
    reindex_on timestamp with time zone,
    monitor_backoff_on timestamp with time zone
);
CREATE TABLE tasks.warning (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    message text NOT NULL,
    data jsonb,
    created_on timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE ONLY tasks.job ATTACH PARTITION tasks.job_common DEFAULT;
ALTER TABLE ONLY tasks.queue_stats ATTACH PARTITION tasks.queue_stats_20261123 FOR VALUES FROM ('2026-11-23 00:00:00+00') TO ('2026-11-24 00:00:00+00');
ALTER TABLE ONLY tasks.queue_stats ATTACH PARTITION tasks.queue_stats_20261124 FOR VALUES FROM ('2026-11-24 00:00:00+00') TO ('2026-11-25 00:00:00+00');
ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);
ALTER TABLE ONLY public.applications ALTER COLUMN id SET DEFAULT nextval('public.applications_id_seq'::regclass);
ALTER TABLE ONLY public.contract_events ALTER COLUMN id SET DEFAULT nextval('public.contract_events_id_seq'::regclass);
ALTER TABLE ONLY public.contract_signatures ALTER COLUMN id SET DEFAULT nextval('public.contract_signatures_id_seq'::regclass);
ALTER TABLE ONLY public.contracts ALTER COLUMN id SET DEFAULT nextval('public.contracts_id_seq'::regclass);
ALTER TABLE ONLY public.conversations ALTER COLUMN id SET DEFAULT nextval('public.conversations_id_seq'::regclass);
ALTER TABLE ONLY public.departments ALTER COLUMN id SET DEFAULT nextval('public.departments_id_seq'::regclass);
ALTER TABLE ONLY public.firms ALTER COLUMN id SET DEFAULT nextval('public.firms_id_seq'::regclass);
ALTER TABLE ONLY public.jobs ALTER COLUMN id SET DEFAULT nextval('public.jobs_id_seq'::regclass);
ALTER TABLE ONLY public.messages ALTER COLUMN id SET DEFAULT nextval('public.messages_id_seq'::regclass);
ALTER TABLE ONLY public.notifications ALTER COLUMN id SET DEFAULT nextval('public.notifications_id_seq'::regclass);
ALTER TABLE ONLY public.sessions ALTER COLUMN id SET DEFAULT nextval('public.sessions_id_seq'::regclass);
ALTER TABLE ONLY public.sign_ins ALTER COLUMN id SET DEFAULT nextval('public.sign_ins_id_seq'::regclass);
ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);
ALTER TABLE ONLY public.verifications ALTER COLUMN id SET DEFAULT nextval('public.verifications_id_seq'::regclass);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, 'bb81c16411b73cdd98fd14f6ee98741542ab7dcf9a1eb827cb89a947f5cad954', 1795248232507),
	(2, '12143d2cb63bdd19010e53e21cfb4273fda3bd710d2d11fd4ac41a209dfdb821', 1795248904727),
	(3, 'a36e95b4359b5ee6ea62192d0be3242807dd86ca0c7459cd4ad0afbb4f65c127', 1795249594915);
INSERT INTO public.applications VALUES
	(1, 1, 16, 'rejected', 'I built medical chronologies for two nursing home matters and can share a redacted sample.', '2026-09-27 15:00:00+00', '2026-09-28 15:00:00+00', '2026-10-02 15:00:00+00', NULL, NULL),
	(2, 2, 2, 'accepted', 'I have run intake at four clinic days and can screen in Spanish and Arabic.', '2026-10-09 15:00:00+00', '2026-10-09 15:00:00+00', '2026-10-10 15:00:00+00', NULL, NULL),
	(3, 3, 15, 'accepted', 'Indexing translated exhibits is what I did for a removal defense team last year.', '2026-10-14 15:00:00+00', '2026-10-15 15:00:00+00', '2026-10-16 15:00:00+00', NULL, NULL),
	(4, 4, 3, 'rejected', 'I have bound exhibits for three bench trials and can be on site every day.', '2026-10-21 15:00:00+00', '2026-10-22 15:00:00+00', '2026-10-24 15:00:00+00', NULL, 'position filled'),
	(5, 4, 16, 'accepted', 'I stamped and bound 600 exhibits for a five-day trial in Allegheny County and kept the admitted list.', '2026-10-20 15:00:00+00', '2026-10-21 15:00:00+00', '2026-10-22 15:00:00+00', NULL, NULL),
	(6, 5, 1, 'accepted', 'Production quality control is my weekly work: families, redactions, load files and the transmittal letter.', '2026-10-26 15:00:00+00', '2026-10-26 15:00:00+00', '2026-10-27 15:00:00+00', NULL, NULL),
	(7, 8, 3, 'reviewing', 'I abstracted 120 retail leases for a lender last year, with an exception list that counsel used at closing.', '2026-11-14 15:00:00+00', '2026-11-15 15:00:00+00', NULL, NULL, NULL),
	(8, 11, 16, 'accepted', 'Page-and-line summaries are my core work; my last set covered nineteen transcripts in a freight dispute.', '2026-11-17 15:00:00+00', '2026-11-17 15:00:00+00', '2026-11-18 15:00:00+00', NULL, NULL),
	(9, 9, 1, 'reviewing', 'I kept a subpoena docket for thirty custodians and wrote the interview outlines that the associates used.', '2026-11-17 15:00:00+00', '2026-11-18 15:00:00+00', NULL, NULL, NULL),
	(10, 10, 2, 'pending', 'I have drafted more than fifty declarations for counsel''s review and interview in Arabic and Spanish myself.', '2026-11-19 15:00:00+00', NULL, NULL, NULL, NULL),
	(11, 7, 16, 'withdrawn', 'I can check the citations within four days and build both tables with the firm''s macros.', '2026-11-12 15:00:00+00', '2026-11-13 15:00:00+00', '2026-11-14 15:00:00+00', NULL, NULL),
	(12, 14, 15, 'pending', 'My last engagement was a 22,000-document review in Relativity where I wrote the coding manual. I am comfortable reporting to a partner daily and can begin this week.', '2026-11-21 03:00:00+00', NULL, NULL, NULL, NULL),
	(13, 14, 1, 'pending', 'I ran second-pass privilege for two pharma MDLs in the Eastern District and served 41 logs without a motion to compel. I can start Monday and already know the protocol that your vendor uses.', '2026-11-21 14:16:48+00', NULL, NULL, NULL, NULL);
INSERT INTO public.contract_events VALUES
	(1, 1, 'drafted', 14, NULL, '2026-10-10 15:00:00+00'),
	(2, 1, 'agreed', 14, NULL, '2026-10-10 17:24:00+00'),
	(3, 1, 'agreed', 2, NULL, '2026-10-11 15:00:00+00'),
	(4, 1, 'terms_agreed', NULL, NULL, '2026-10-11 15:00:00+00'),
	(5, 1, 'started', 14, NULL, '2026-10-12 15:00:00+00'),
	(6, 1, 'completed', 14, NULL, '2026-10-22 15:00:00+00'),
	(7, 2, 'drafted', 14, NULL, '2026-10-16 15:00:00+00'),
	(8, 2, 'agreed', 14, NULL, '2026-10-16 15:00:00+00'),
	(9, 2, 'agreed', 15, NULL, '2026-10-17 15:00:00+00'),
	(10, 2, 'terms_agreed', NULL, NULL, '2026-10-17 15:00:00+00'),
	(11, 2, 'cancelled', 14, 'The hearing was vacated and the filing is no longer due.', '2026-10-19 15:00:00+00'),
	(12, 3, 'drafted', 5, NULL, '2026-11-18 15:00:00+00'),
	(13, 3, 'agreed', 5, NULL, '2026-11-19 03:00:00+00'),
	(14, 3, 'agreed', 16, NULL, '2026-11-21 10:12:00+00'),
	(15, 3, 'terms_agreed', NULL, NULL, '2026-11-21 10:12:00+00'),
	(16, 4, 'drafted', 5, NULL, '2026-10-27 15:00:00+00'),
	(17, 4, 'agreed', 5, NULL, '2026-10-27 15:00:00+00'),
	(18, 4, 'agreed', 1, NULL, '2026-10-28 15:00:00+00'),
	(19, 4, 'terms_agreed', NULL, NULL, '2026-10-28 15:00:00+00'),
	(20, 4, 'started', 5, NULL, '2026-10-29 15:00:00+00'),
	(21, 5, 'drafted', 5, NULL, '2026-11-18 15:00:00+00'),
	(22, 5, 'agreed', 5, NULL, '2026-11-18 17:24:00+00');
INSERT INTO public.contract_signatures VALUES
	(1, 1, 'attorney', 14, 'Elena Marsh', '127.0.0.1', '6016f9f18ac2e1ad69e2fad75da8c101c923fbf94bb281dac4467ac5fa591150', '2026-10-10 17:24:00+00'),
	(2, 1, 'paralegal', 2, 'Leila Haddad', '127.0.0.1', '6016f9f18ac2e1ad69e2fad75da8c101c923fbf94bb281dac4467ac5fa591150', '2026-10-11 15:00:00+00'),
	(3, 2, 'attorney', 14, 'Elena Marsh', '127.0.0.1', 'e3d8c94507babbbd10c418ae3bc1b25e86f3c2e55ff15868d83420146cad1c02', '2026-10-16 15:00:00+00'),
	(4, 2, 'paralegal', 15, 'Priya Raman', '127.0.0.1', 'e3d8c94507babbbd10c418ae3bc1b25e86f3c2e55ff15868d83420146cad1c02', '2026-10-17 15:00:00+00'),
	(5, 3, 'attorney', 5, 'Margaret Okafor', '127.0.0.1', '8da1ed7f55c6e48434cb51cba2f3c0fb0b322672afbe13631e34d519395fdd0e', '2026-11-19 03:00:00+00'),
	(6, 3, 'paralegal', 16, 'Tomasz Wilk', '127.0.0.1', '8da1ed7f55c6e48434cb51cba2f3c0fb0b322672afbe13631e34d519395fdd0e', '2026-11-21 10:12:00+00'),
	(7, 4, 'attorney', 5, 'Margaret Okafor', '127.0.0.1', 'ef46e3db66a0316c25dd2857736f502ec47793a014705b984e808e81594e1e59', '2026-10-27 15:00:00+00'),
	(8, 4, 'paralegal', 1, 'Daniel Reyes', '127.0.0.1', 'ef46e3db66a0316c25dd2857736f502ec47793a014705b984e808e81594e1e59', '2026-10-28 15:00:00+00'),
	(9, 5, 'attorney', 5, 'Margaret Okafor', '127.0.0.1', 'aba62abcbf1ff52a8d8f9f0c3888d5c7a898c5c6c0a471075513e50bfc7b35b3', '2026-11-18 17:24:00+00');
INSERT INTO public.contracts VALUES
	(1, 2, 2, 2, 14, 2, 'completed', 38.00, '2026-10-13', '1. Scope
Leila Haddad (the paralegal) carries out this assignment for Tallgrass Immigration Law (the law office): N-400 intake for a community clinic day.
Screen forty applicants, prepare N-400 drafts and checklists, and hand the complete files to counsel the same day.
Work beyond this scope needs the written agreement of both parties on Caseload.
2. Rate and hours
The law office pays the paralegal $38.00 for each hour of approved work. Expected hours: 16 hrs total. Expected duration: 2 days. Time is recorded in tenths of an hour.
Pay is owed for the work done, whatever the outcome of the matter. No part of it is a share of a client''s fee or depends on one.
3. Deadline
The work is due on October 13, 2026, unless both parties extend it in writing. The assignment ends when the law office marks it complete, or when either party cancels it and states the reason.
4. Supervision
Elena Marsh supervises the work as the responsible attorney, or names another attorney of the law office who does. The supervising attorney instructs the paralegal, reviews the work product and remains professionally responsible for it (ABA Model Rule 5.3, or the rule of the governing jurisdiction).
The paralegal gives no legal advice, accepts no client, sets no client''s fee and signs no filing.
5. Confidentiality and conflicts
The paralegal keeps all information about the matter and its clients confidential, during the assignment and after it, uses it for this assignment only, and returns or destroys client material when the assignment ends. Protective orders and confidentiality rules that the law office makes known bind the paralegal too.
Before work starts and whenever it arises, the paralegal tells the law office of any past or present work, or personal interest, that could conflict with a client''s interests, without revealing another client''s confidences.', '2026-10-10 15:00:00+00', '2026-10-11 15:00:00+00', '2026-10-12', '2026-10-12 15:00:00+00', NULL, '2026-10-22 15:00:00+00', NULL),
	(2, 3, 3, 2, 14, 15, 'cancelled', 50.00, '2026-10-31', '1. Scope
Priya Raman (the paralegal) carries out this assignment for Tallgrass Immigration Law (the law office): Certified translation index for removal defense.
Index 96 translated documents, match certificates to originals and prepare the filing set for the immigration court.
Work beyond this scope needs the written agreement of both parties on Caseload.
2. Rate and hours
The law office pays the paralegal $50.00 for each hour of approved work. Expected hours: 10 hrs/week. Expected duration: 2 weeks. Time is recorded in tenths of an hour.
Pay is owed for the work done, whatever the outcome of the matter. No part of it is a share of a client''s fee or depends on one.
3. Deadline
The work is due on October 31, 2026, unless both parties extend it in writing. The assignment ends when the law office marks it complete, or when either party cancels it and states the reason.
4. Supervision
Elena Marsh supervises the work as the responsible attorney, or names another attorney of the law office who does. The supervising attorney instructs the paralegal, reviews the work product and remains professionally responsible for it (ABA Model Rule 5.3, or the rule of the governing jurisdiction).
The paralegal gives no legal advice, accepts no client, sets no client''s fee and signs no filing.
5. Confidentiality and conflicts
The paralegal keeps all information about the matter and its clients confidential, during the assignment and after it, uses it for this assignment only, and returns or destroys client material when the assignment ends. Protective orders and confidentiality rules that the law office makes known bind the paralegal too.
Before work starts and whenever it arises, the paralegal tells the law office of any past or present work, or personal interest, that could conflict with a client''s interests, without revealing another client''s confidences.', '2026-10-16 15:00:00+00', '2026-10-17 15:00:00+00', '2026-10-18', NULL, NULL, '2026-10-19 15:00:00+00', 'The hearing was vacated and the filing is no longer due.'),
	(3, 5, 4, 1, 5, 16, 'terms_agreed', 44.00, '2026-12-17', '1. Scope
Tomasz Wilk (the paralegal) carries out this assignment for Lindqvist Okafor LLP (the law office): Exhibit list and trial binders, Ostrow v. Vantage.
Number, stamp and bind 480 exhibits, and keep the admitted list current through trial.
Work beyond this scope needs the written agreement of both parties on Caseload.
2. Rate and hours
The law office pays the paralegal $44.00 for each hour of approved work. Expected hours: 30 hrs/week. Expected duration: 4 weeks. Time is recorded in tenths of an hour.
Pay is owed for the work done, whatever the outcome of the matter. No part of it is a share of a client''s fee or depends on one.
3. Deadline
The work is due on December 17, 2026, unless both parties extend it in writing. The assignment ends when the law office marks it complete, or when either party cancels it and states the reason.
4. Supervision
Margaret Okafor supervises the work as the responsible attorney, or names another attorney of the law office who does. The supervising attorney instructs the paralegal, reviews the work product and remains professionally responsible for it (ABA Model Rule 5.3, or the rule of the governing jurisdiction).
The paralegal gives no legal advice, accepts no client, sets no client''s fee and signs no filing.
5. Confidentiality and conflicts
The paralegal keeps all information about the matter and its clients confidential, during the assignment and after it, uses it for this assignment only, and returns or destroys client material when the assignment ends. Protective orders and confidentiality rules that the law office makes known bind the paralegal too.
Before work starts and whenever it arises, the paralegal tells the law office of any past or present work, or personal interest, that could conflict with a client''s interests, without revealing another client''s confidences.', '2026-11-18 15:00:00+00', '2026-11-21 10:12:00+00', '2026-11-22', NULL, NULL, NULL, NULL),
	(4, 6, 5, 1, 5, 1, 'in_progress', 54.00, '2026-12-23', '1. Scope
Daniel Reyes (the paralegal) carries out this assignment for Lindqvist Okafor LLP (the law office): Production volume 4, quality control and transmittal.
Check families, redactions and load files of 61,000 pages, then prepare the transmittal letter for counsel.
Work beyond this scope needs the written agreement of both parties on Caseload.
2. Rate and hours
The law office pays the paralegal $54.00 for each hour of approved work. Expected hours: 20 hrs/week. Expected duration: 8 weeks. Time is recorded in tenths of an hour.
Pay is owed for the work done, whatever the outcome of the matter. No part of it is a share of a client''s fee or depends on one.
3. Deadline
The work is due on December 23, 2026, unless both parties extend it in writing. The assignment ends when the law office marks it complete, or when either party cancels it and states the reason.
4. Supervision
Margaret Okafor supervises the work as the responsible attorney, or names another attorney of the law office who does. The supervising attorney instructs the paralegal, reviews the work product and remains professionally responsible for it (ABA Model Rule 5.3, or the rule of the governing jurisdiction).
The paralegal gives no legal advice, accepts no client, sets no client''s fee and signs no filing.
5. Confidentiality and conflicts
The paralegal keeps all information about the matter and its clients confidential, during the assignment and after it, uses it for this assignment only, and returns or destroys client material when the assignment ends. Protective orders and confidentiality rules that the law office makes known bind the paralegal too.
Before work starts and whenever it arises, the paralegal tells the law office of any past or present work, or personal interest, that could conflict with a client''s interests, without revealing another client''s confidences.', '2026-10-27 15:00:00+00', '2026-10-28 15:00:00+00', '2026-10-29', '2026-10-29 15:00:00+00', NULL, NULL, NULL),
	(5, 8, 11, 1, 5, 16, 'pending_terms', 44.00, '2026-12-17', '1. Scope
Tomasz Wilk (the paralegal) carries out this assignment for Lindqvist Okafor LLP (the law office): Deposition summaries, Kestrel v. Amboy Freight.
Summarize eleven depositions, page and line, and index the exhibits that were marked. Two transcripts arrive every week; summaries are due within three business days.
Work beyond this scope needs the written agreement of both parties on Caseload.
2. Rate and hours
The law office pays the paralegal $44.00 for each hour of approved work. Expected hours: 15 hrs/week. Expected duration: 4 weeks. Time is recorded in tenths of an hour.
Pay is owed for the work done, whatever the outcome of the matter. No part of it is a share of a client''s fee or depends on one.
3. Deadline
The work is due on December 17, 2026, unless both parties extend it in writing. The assignment ends when the law office marks it complete, or when either party cancels it and states the reason.
4. Supervision
Margaret Okafor supervises the work as the responsible attorney, or names another attorney of the law office who does. The supervising attorney instructs the paralegal, reviews the work product and remains professionally responsible for it (ABA Model Rule 5.3, or the rule of the governing jurisdiction).
The paralegal gives no legal advice, accepts no client, sets no client''s fee and signs no filing.
5. Confidentiality and conflicts
The paralegal keeps all information about the matter and its clients confidential, during the assignment and after it, uses it for this assignment only, and returns or destroys client material when the assignment ends. Protective orders and confidentiality rules that the law office makes known bind the paralegal too.
Before work starts and whenever it arises, the paralegal tells the law office of any past or present work, or personal interest, that could conflict with a client''s interests, without revealing another client''s confidences.', '2026-11-18 15:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.conversations VALUES
	(1, 1, 5, 5, '2026-11-19 07:48:00+00', '2026-11-21 12:36:00+00'),
	(2, 2, 14, 14, '2026-11-20 10:12:00+00', '2026-11-20 15:00:00+00'),
	(3, 5, 15, 5, '2026-11-21 05:24:00+00', '2026-11-21 07:48:00+00'),
	(4, 5, 16, 5, '2026-11-18 15:00:00+00', '2026-11-18 19:48:00+00');
INSERT INTO public.departments VALUES
	(1, 1, 'Litigation'),
	(2, 1, 'Operations'),
	(3, 1, 'Appeals');
INSERT INTO public.firms VALUES
	(1, 'Lindqvist Okafor LLP', 'Philadelphia, PA', 'medium', 'hybrid', 'Product liability, commercial litigation and appeals in the Third Circuit.', '{litigation,corporate,employment}', true, '2026-01-25 15:00:00+00'),
	(2, 'Tallgrass Immigration Law', 'Kansas City, MO', 'small', 'remote', 'Family-based and humanitarian immigration, in English, Spanish and Arabic.', '{immigration,family}', true, '2026-01-25 15:00:00+00');
INSERT INTO public.jobs VALUES
	(1, 1, 5, 'Medical records chronology, nursing home matter', 'Read 3,200 pages of charts and build a dated chronology with page cites and a gap list.', NULL, 'Remote', 'Remote', '15 hrs/week', '4 weeks', '{litigation}', 'medium', 'closed', 1, '$40–44/hr', NULL, NULL, NULL, '2026-10-14', '2026-10-15 03:59:59.999+00', '2026-09-22 15:00:00+00', '2026-10-14 15:00:00+00', '2026-09-22 15:00:00+00', DEFAULT),
	(2, 2, 14, 'N-400 intake for a community clinic day', 'Screen forty applicants, prepare N-400 drafts and checklists, and hand the complete files to counsel the same day.', NULL, 'Kansas City, MO', 'Onsite', '16 hrs total', '2 days', '{immigration,spanish}', 'medium', 'filled', 1, '$34–38/hr', NULL, NULL, NULL, '2026-10-22', '2026-10-23 03:59:59.999+00', '2026-10-07 15:00:00+00', NULL, '2026-10-07 15:00:00+00', DEFAULT),
	(3, 2, 14, 'Certified translation index for removal defense', 'Index 96 translated documents, match certificates to originals and prepare the filing set for the immigration court.', NULL, 'Remote', 'Remote', '10 hrs/week', '2 weeks', '{immigration}', 'medium', 'filled', 1, '$35/hr', NULL, NULL, NULL, '2026-10-30', '2026-10-31 03:59:59.999+00', '2026-10-12 15:00:00+00', NULL, '2026-10-12 15:00:00+00', DEFAULT),
	(4, 1, 5, 'Exhibit list and trial binders, Ostrow v. Vantage', 'Number, stamp and bind 480 exhibits, and keep the admitted list current through trial.', NULL, 'Philadelphia, PA', 'Onsite', '30 hrs/week', '4 weeks', '{litigation}', 'high', 'filled', 1, '$40–48/hr', NULL, NULL, NULL, '2026-11-11', '2026-11-12 04:59:59.999+00', '2026-10-18 15:00:00+00', NULL, '2026-10-18 15:00:00+00', DEFAULT),
	(5, 1, 5, 'Production volume 4, quality control and transmittal', 'Check families, redactions and load files of 61,000 pages, then prepare the transmittal letter for counsel.', NULL, 'Remote', 'Remote', '20 hrs/week', '8 weeks', '{litigation,ediscovery}', 'high', 'filled', 1, '$48–56/hr', NULL, NULL, NULL, '2026-11-09', '2026-11-10 04:59:59.999+00', '2026-10-24 15:00:00+00', NULL, '2026-10-24 15:00:00+00', DEFAULT),
	(6, 1, 4, 'Trademark docket clean-up and renewals', 'Reconcile 310 marks between the old docketing export and the USPTO record, then prepare Section 8 and 9 filings that fall due this quarter.', NULL, 'Seattle, WA', 'Remote', '10 hrs/week', 'Ongoing', '{ip}', 'low', 'open', 1, NULL, NULL, NULL, NULL, '2026-12-21', '2026-12-22 04:59:59.999+00', '2026-11-08 15:00:00+00', NULL, '2026-11-08 15:00:00+00', DEFAULT),
	(7, 1, 5, 'Cite-check and table of authorities, Third Circuit brief', 'Check 140 citations against the record and the reporters, correct the short forms and build the tables of contents and authorities.', NULL, 'Remote', 'Remote', '10 hrs total', '1 week', '{litigation}', 'low', 'open', 1, '$45/hr', NULL, NULL, NULL, '2026-12-16', '2026-12-17 04:59:59.999+00', '2026-11-09 15:00:00+00', NULL, '2026-11-09 15:00:00+00', DEFAULT),
	(8, 1, 4, 'Lease abstraction for 41 retail units', 'Abstract rent, renewal, exclusivity and assignment terms into the closing binder. Flag every consent the lender will ask about.', NULL, 'Columbus, OH', 'Hybrid', '20 hrs/week', '5 weeks', '{realestate,due-diligence,contract-review}', 'high', 'open', 1, '$38–45/hr', NULL, NULL, NULL, '2026-12-06', '2026-12-07 04:59:59.999+00', '2026-11-11 15:00:00+00', NULL, '2026-11-11 15:00:00+00', DEFAULT),
	(9, 1, 5, 'Subpoena tracking and custodian interviews', 'Keep the subpoena docket for 22 third parties, follow up on objections and prepare custodian interview outlines for the associates.', NULL, 'Philadelphia, PA', 'Hybrid', '20 hrs/week', 'Ongoing', '{litigation,ediscovery}', 'medium', 'open', 1, '$42–50/hr', NULL, NULL, NULL, '2026-12-13', '2026-12-14 04:59:59.999+00', '2026-11-12 15:00:00+00', NULL, '2026-11-12 15:00:00+00', DEFAULT),
	(10, 2, 14, 'Asylum declarations and country condition evidence', 'Interview four clients with an interpreter on call, draft declarations for counsel''s review and assemble indexed country condition evidence for each.', NULL, 'Kansas City, MO', 'Hybrid', '20 hrs/week', '10 weeks', '{immigration,spanish}', 'high', 'open', 1, '$36–42/hr', NULL, NULL, NULL, '2026-12-09', '2026-12-10 04:59:59.999+00', '2026-11-15 15:00:00+00', NULL, '2026-11-15 15:00:00+00', DEFAULT),
	(11, 1, 5, 'Deposition summaries, Kestrel v. Amboy Freight', 'Summarize eleven depositions, page and line, and index the exhibits that were marked. Two transcripts arrive every week; summaries are due within three business days.', NULL, 'Remote', 'Remote', '15 hrs/week', '4 weeks', '{litigation}', 'high', 'open', 1, '$40–46/hr', NULL, NULL, NULL, '2026-12-02', '2026-12-03 04:59:59.999+00', '2026-11-16 15:00:00+00', NULL, '2026-11-16 15:00:00+00', DEFAULT),
	(12, 1, 4, 'Trial binders and exhibit list, contract bench trial', 'Build witness binders, reconcile the joint exhibit list against deposition designations and sit second chair with the exhibits through a four-day bench trial.', NULL, 'Philadelphia, PA', 'Onsite', '30 hrs/week', '3 weeks', '{litigation,contract-review}', 'high', 'open', 1, '$42–50/hr', NULL, '3-5', NULL, '2026-12-03', '2026-12-04 04:59:59.999+00', '2026-11-18 15:00:00+00', NULL, '2026-11-18 15:00:00+00', DEFAULT),
	(13, 2, 14, 'I-485 packets for six family-based filings', 'Collect civil documents, draft forms and assemble six adjustment packets. Two families prefer to be interviewed in Spanish. Every form is reviewed and signed by counsel before filing.', NULL, 'Kansas City, MO', 'Remote', '12 hrs/week', '6 weeks', '{immigration,daca,spanish}', 'medium', 'open', 1, '$34–40/hr', NULL, NULL, NULL, '2026-12-12', '2026-12-13 04:59:59.999+00', '2026-11-19 15:00:00+00', NULL, '2026-11-19 15:00:00+00', DEFAULT),
	(14, 1, 5, 'Second-pass privilege review, Halden product liability', 'We represent the manufacturer in a product liability action in the Eastern District of Pennsylvania. First-pass review is finished. We need an experienced paralegal to take the second pass on about 14,000 documents and carry the privilege calls through to production.
- Resolve first-pass conflicts and family inconsistencies in Relativity
- Apply the clawback protocol in the stipulated protective order
- Build and serve a privilege log that meets E.D. Pa. local practice
- Report open calls to the supervising partner every afternoon
You will have five or more years in product liability or a comparable MDL, and you will have served logs in federal court. All privilege determinations are reviewed and signed by counsel.', NULL, 'Philadelphia, PA', 'Remote', '25 hrs/week', '8 weeks', '{litigation,ediscovery,class-action,contract-review}', 'urgent', 'open', 1, '$48–58/hr', NULL, '5+ years', NULL, '2026-11-25', '2026-11-26 04:59:59.999+00', '2026-11-20 15:00:00+00', NULL, '2026-11-20 15:00:00+00', DEFAULT),
	(15, 1, 9, 'Employee handbook comparison for three subsidiaries', 'Compare three handbooks clause by clause and list every difference in leave, overtime and arbitration terms.', NULL, 'Philadelphia, PA', 'Remote', '10 hrs/week', '3 weeks', '{employment,contract-review}', 'low', 'pending_approval', 1, '$38–42/hr', NULL, NULL, NULL, '2026-12-11', '2026-12-12 04:59:59.999+00', '2026-11-20 15:00:00+00', NULL, '2026-11-20 15:00:00+00', DEFAULT),
	(16, 1, 4, 'Closing binder, Amherst warehouse sale', 'Assemble the closing set, chase signature pages and deliver the indexed binder to both lenders.', NULL, 'Philadelphia, PA', 'Hybrid', '15 hrs/week', '2 weeks', '{realestate,corporate}', 'medium', 'draft', 1, '$40/hr', NULL, NULL, NULL, '2026-12-19', '2026-12-20 04:59:59.999+00', '2026-11-21 15:00:00+00', NULL, '2026-11-21 15:00:00+00', DEFAULT);
INSERT INTO public.messages VALUES
	(1, 1, 5, 1, 'Daniel, thank you for the production work. Have you worked under a 502(d) order that covers inadvertent production by vendors?', NULL, '2026-11-19 07:48:00+00', '2026-11-20 11:24:00+00'),
	(2, 1, 1, 5, 'Yes, twice. In the Corvane matter the order covered the vendor by name, and we used it once for a batch that went out with the wrong overlay.', NULL, '2026-11-19 08:16:48+00', '2026-11-20 11:38:24+00'),
	(3, 1, 1, 5, 'I can share the redacted clawback letter if it helps.', NULL, '2026-11-19 08:31:12+00', '2026-11-20 11:45:36+00'),
	(4, 1, 5, 1, 'Please do. Volume 4 goes out on the 27th. Read section 4 on privilege calls before then.', NULL, '2026-11-21 11:38:24+00', '2026-11-21 13:19:12+00'),
	(5, 1, 1, 5, 'Read and clear. Two questions on the log: do you want attachments logged separately, and who takes the Vantage email string?', NULL, '2026-11-21 12:07:12+00', '2026-11-21 13:33:36+00'),
	(6, 1, 5, 1, 'Separately, please. Good. Flag the Vantage string and I will make that call myself.', NULL, '2026-11-21 12:36:00+00', NULL),
	(7, 2, 14, 2, 'Leila, the clinic day went well. Your application for the asylum matters is on my desk.', NULL, '2026-11-20 10:12:00+00', '2026-11-21 00:36:00+00'),
	(8, 2, 2, 14, 'Thank you, Elena. I have three mornings a week free from next Monday.', NULL, '2026-11-20 12:36:00+00', '2026-11-21 01:48:00+00'),
	(9, 2, 14, 2, 'Could you take a first interview on Thursday?', NULL, '2026-11-20 15:00:00+00', NULL),
	(10, 3, 5, 15, 'Priya, which review platform did you use for the 22,000 documents?', NULL, '2026-11-21 05:24:00+00', '2026-11-21 10:12:00+00'),
	(11, 3, 15, 5, 'Relativity, with a coding manual of my own. I can send the table of contents.', NULL, '2026-11-21 07:48:00+00', NULL),
	(12, 4, 5, 16, 'Tomasz, the terms for the deposition summaries are in your contracts.', NULL, '2026-11-18 15:00:00+00', '2026-11-20 03:00:00+00'),
	(13, 4, 16, 5, 'Thank you. I will read them tonight and sign tomorrow.', NULL, '2026-11-18 19:48:00+00', '2026-11-20 05:24:00+00');
INSERT INTO public.notifications VALUES
	(1, 1, 'contract', 'Work has started', 'Production volume 4, quality control and transmittal.', 'medium', '/contracts/4', '2026-10-29 15:00:00+00', '2026-11-10 03:00:00+00'),
	(2, 16, 'contract', 'Application accepted', 'Deposition summaries, Kestrel v. Amboy Freight. The terms are ready to sign.', 'high', '/contracts/5', '2026-11-18 15:00:00+00', NULL),
	(3, 1, 'application', 'Your application is under review', 'Subpoena tracking and custodian interviews, Lindqvist Okafor LLP.', 'medium', '/applications', '2026-11-18 15:00:00+00', NULL),
	(4, 2, 'contract', 'Project completed', 'N-400 intake for a community clinic day.', 'medium', '/contracts/1', '2026-10-22 15:00:00+00', '2026-11-06 15:00:00+00'),
	(5, 14, 'application', 'Leila Haddad applied', 'Asylum declarations and country condition evidence.', 'high', '/dashboard/attorney?tab=applications', '2026-11-19 15:00:00+00', NULL),
	(6, 1, 'message', 'Margaret Okafor sent you a message', 'Separately, please. Good. Flag the Vantage string and I will make that call myself.', 'medium', '/messages/5', '2026-11-21 12:36:00+00', NULL),
	(7, 2, 'message', 'Elena Marsh sent you a message', 'Could you take a first interview on Thursday?', 'medium', '/messages/14', '2026-11-20 15:00:00+00', NULL),
	(8, 5, 'application', 'Priya Raman applied', 'Second-pass privilege review, Halden product liability.', 'urgent', '/dashboard/attorney?tab=applications', '2026-11-21 03:00:00+00', NULL),
	(9, 5, 'application', 'Daniel Reyes applied', 'Second-pass privilege review, Halden product liability.', 'urgent', '/dashboard/attorney?tab=applications', '2026-11-21 14:16:48+00', NULL);
INSERT INTO public.paralegal_profiles VALUES
	(1, 'expert', '{Litigation,E-Discovery,"Class Action","Due Diligence","Contract Review","Corporate Law"}', '{Relativity,"Privilege logs","Production QC"}', 'Runs review teams from first pass to clawback. Known for privilege logs that hold up on motion.', 'BA, Paralegal Studies, Widener University', '{"Advanced Certified Paralegal (ACP)","E-Discovery Certification"}', 'Philadelphia, PA', 'part-time', 'remote', 54.00, true, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(2, 'senior', '{Immigration,DACA,Spanish,"Family Law"}', '{"I-485 packets","Asylum declarations",Arabic,Spanish}', 'Prepares adjustment and asylum packets, interviews clients in Arabic and Spanish, keeps the receipt calendar.', 'BA, International Studies; Paralegal Certificate', '{"Certified Paralegal (CP)"}', 'Kansas City, MO', 'flexible', 'hybrid', 38.00, true, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(3, 'expert', '{"Real Estate","Due Diligence","Contract Review"}', '{"Lease abstraction","Title exceptions","Closing binders"}', 'Abstracts leases, clears title exceptions and runs the closing checklist for lenders and buyers.', 'AAS, Paralegal Technology', '{"Registered Paralegal (RP)","Notary Public"}', 'Columbus, OH', 'full-time', 'onsite', 44.00, true, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(15, 'senior', '{Litigation,E-Discovery}', '{Relativity,"Coding manuals"}', 'Document review lead for commercial matters; writes the coding manual before the first document is opened.', 'BS, Legal Studies', '{"Certified Paralegal (CP)"}', 'Newark, NJ', 'part-time', 'remote', 50.00, false, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(16, 'mid', '{Litigation,"Contract Review"}', '{"Deposition summaries","Exhibit lists"}', 'Deposition digests, exhibit lists and trial binders, delivered page and line.', 'Paralegal Certificate, Duquesne University', '{}', 'Pittsburgh, PA', 'flexible', 'remote', 44.00, false, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00');
INSERT INTO public.sign_ins VALUES
	(1, '1', 'credential', 1, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(2, '2', 'credential', 2, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(3, '3', 'credential', 3, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(4, '4', 'credential', 4, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(5, '5', 'credential', 5, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(6, '6', 'credential', 6, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(7, '7', 'credential', 7, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(8, '8', 'credential', 8, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(9, '9', 'credential', 9, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(10, '10', 'credential', 10, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(11, '11', 'credential', 11, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(12, '12', 'credential', 12, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(13, '13', 'credential', 13, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(14, '14', 'credential', 14, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(15, '15', 'credential', 15, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00'),
	(16, '16', 'credential', 16, NULL, NULL, NULL, NULL, NULL, NULL, '1018f4d8d64731389ebb789e691d7abb:f23394b3020d6be05eff3916d9cdfc7ce957dc8709e9f7f119f857f9bf473c83239eb9c337927b67509e636299e049c9401043bb81e515abb0316ac780d4ed88', '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00');
INSERT INTO public.users VALUES
	(1, 'Daniel Reyes', 'daniel@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Daniel', 'Reyes', 'paralegal', 'freelance_paralegal', NULL, NULL, '2026-11-21 15:00:00+00', 'America/New_York', NULL),
	(2, 'Leila Haddad', 'leila@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Leila', 'Haddad', 'paralegal', 'freelance_paralegal', NULL, NULL, '2026-11-20 15:00:00+00', 'America/New_York', NULL),
	(3, 'Hannah Brandt', 'hannah@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Hannah', 'Brandt', 'paralegal', 'freelance_paralegal', NULL, NULL, '2026-11-19 15:00:00+00', 'America/New_York', NULL),
	(4, 'Anders Lindqvist', 'anders@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Anders', 'Lindqvist', 'attorney', 'managing_partner', 1, NULL, '2026-11-20 15:00:00+00', 'America/New_York', NULL),
	(5, 'Margaret Okafor', 'margaret@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Margaret', 'Okafor', 'attorney', 'senior_partner', 1, 1, '2026-11-21 15:00:00+00', 'America/New_York', NULL),
	(6, 'Ruth Kimura', 'ruth@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Ruth', 'Kimura', 'attorney', 'firm_admin', 1, 2, '2026-10-11 15:00:00+00', 'America/New_York', NULL),
	(7, 'Inès Delacroix', 'ines@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Inès', 'Delacroix', 'attorney', 'of_counsel', 1, 3, '2026-09-27 15:00:00+00', 'America/New_York', NULL),
	(8, 'Samuel Voss', 'samuel@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Samuel', 'Voss', 'attorney', 'associate', 1, 1, '2026-11-18 15:00:00+00', 'America/New_York', NULL),
	(9, 'Owen Pratt', 'owen@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Owen', 'Pratt', 'attorney', 'junior_associate', 1, 1, '2026-10-14 15:00:00+00', 'America/New_York', NULL),
	(10, 'Grace Chen', 'grace@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Grace', 'Chen', 'paralegal', 'paralegal_supervisor', 1, 1, '2026-10-08 15:00:00+00', 'America/New_York', NULL),
	(11, 'Joan Prairie', 'joan@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Joan', 'Prairie', 'paralegal', 'senior_paralegal', 1, 1, '2026-09-22 15:00:00+00', 'America/New_York', NULL),
	(12, 'Marcus Bell', 'marcus@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Marcus', 'Bell', 'paralegal', 'paralegal', 1, 3, '2026-10-05 15:00:00+00', 'America/New_York', NULL),
	(13, 'Ada Nwosu', 'ada@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Ada', 'Nwosu', 'paralegal', 'paralegal_assistant', 1, 2, '2026-09-30 15:00:00+00', 'America/New_York', NULL),
	(14, 'Elena Marsh', 'elena@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Elena', 'Marsh', 'attorney', 'managing_partner', 2, NULL, '2026-11-21 15:00:00+00', 'America/New_York', NULL),
	(15, 'Priya Raman', 'priya@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Priya', 'Raman', 'paralegal', 'freelance_paralegal', NULL, NULL, '2026-10-19 15:00:00+00', 'America/New_York', NULL),
	(16, 'Tomasz Wilk', 'tomasz@demo.caseload.example', true, NULL, '2026-05-05 15:00:00+00', '2026-05-05 15:00:00+00', 'Tomasz', 'Wilk', 'paralegal', 'freelance_paralegal', NULL, NULL, '2026-10-17 15:00:00+00', 'America/New_York', NULL);
INSERT INTO tasks.queue VALUES
	('close-expired-jobs', 'standard', 0, 5, true, 600, 600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 30, true, NULL, NULL, NULL, NULL, '2026-11-23 03:33:08.078181+00', '2026-11-23 03:33:08.083762+00'),
	('start-due-contracts', 'standard', 0, 5, true, 600, 600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 30, true, NULL, NULL, NULL, NULL, '2026-11-23 03:33:08.086616+00', '2026-11-23 03:33:08.091445+00'),
	('complete-unopposed-contracts', 'standard', 0, 5, true, 600, 600, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 30, true, NULL, NULL, NULL, NULL, '2026-11-23 03:33:08.09236+00', '2026-11-23 03:33:08.106671+00'),
	('send-email', 'standard', 12, 5, true, 600, 300, 1209600, 604800, NULL, false, 'job_common', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, NULL, '{}', 30, true, NULL, NULL, NULL, NULL, '2026-11-23 03:33:08.108751+00', '2026-11-23 03:33:08.117656+00');
INSERT INTO tasks.version VALUES
	(43, NULL, '2026-11-23 03:33:08.079999+00', NULL, NULL, NULL);
SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 3, true);
SELECT pg_catalog.setval('public.applications_id_seq', 13, true);
SELECT pg_catalog.setval('public.contract_events_id_seq', 22, true);
SELECT pg_catalog.setval('public.contract_signatures_id_seq', 9, true);
SELECT pg_catalog.setval('public.contracts_id_seq', 5, true);
SELECT pg_catalog.setval('public.conversations_id_seq', 4, true);
SELECT pg_catalog.setval('public.departments_id_seq', 3, true);
SELECT pg_catalog.setval('public.firms_id_seq', 2, true);
SELECT pg_catalog.setval('public.jobs_id_seq', 16, true);
SELECT pg_catalog.setval('public.messages_id_seq', 13, true);
SELECT pg_catalog.setval('public.notifications_id_seq', 9, true);
SELECT pg_catalog.setval('public.sessions_id_seq', 1, false);
SELECT pg_catalog.setval('public.sign_ins_id_seq', 16, true);
SELECT pg_catalog.setval('public.users_id_seq', 16, true);
SELECT pg_catalog.setval('public.verifications_id_seq', 1, false);
ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.contract_events
    ADD CONSTRAINT contract_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contract_signatures
    ADD CONSTRAINT contract_signatures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_application_id_unique UNIQUE (application_id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.firms
    ADD CONSTRAINT firms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.paralegal_profiles
    ADD CONSTRAINT paralegal_profiles_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_unique UNIQUE (token);
ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY tasks.bam
    ADD CONSTRAINT bam_pkey PRIMARY KEY (id);
ALTER TABLE ONLY tasks.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY tasks.job_common
    ADD CONSTRAINT job_common_pkey PRIMARY KEY (name, id);
ALTER TABLE ONLY tasks.job_dependency
    ADD CONSTRAINT job_dependency_pkey PRIMARY KEY (child_name, child_id, parent_name, parent_id);
ALTER TABLE ONLY tasks.queue
    ADD CONSTRAINT queue_pkey PRIMARY KEY (name);
ALTER TABLE ONLY tasks.queue_stats
    ADD CONSTRAINT queue_stats_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY tasks.queue_stats_20261123
    ADD CONSTRAINT queue_stats_20261123_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY tasks.queue_stats_20261124
    ADD CONSTRAINT queue_stats_20261124_pkey PRIMARY KEY (id, captured_on);
ALTER TABLE ONLY tasks.schedule
    ADD CONSTRAINT schedule_pkey PRIMARY KEY (name, key);
ALTER TABLE ONLY tasks.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (event, name);
ALTER TABLE ONLY tasks.version
    ADD CONSTRAINT version_pkey PRIMARY KEY (version);
ALTER TABLE ONLY tasks.warning
    ADD CONSTRAINT warning_pkey PRIMARY KEY (id);
CREATE INDEX applications_job ON public.applications USING btree (job_id, id);
CREATE UNIQUE INDEX applications_job_paralegal ON public.applications USING btree (job_id, paralegal_id);
CREATE INDEX applications_paralegal ON public.applications USING btree (paralegal_id, id);
CREATE INDEX attempts_window ON public.attempts USING btree (window_ends_at);
CREATE INDEX contract_events_contract ON public.contract_events USING btree (contract_id, id);
CREATE UNIQUE INDEX contract_signatures_side ON public.contract_signatures USING btree (contract_id, side);
CREATE INDEX contracts_attorney ON public.contracts USING btree (attorney_id, id);
CREATE INDEX contracts_firm ON public.contracts USING btree (firm_id, id);
CREATE INDEX contracts_job ON public.contracts USING btree (job_id);
CREATE INDEX contracts_paralegal ON public.contracts USING btree (paralegal_id, id);
CREATE INDEX contracts_status ON public.contracts USING btree (status);
CREATE INDEX conversations_high ON public.conversations USING btree (high_user_id, last_message_at);
CREATE INDEX conversations_low ON public.conversations USING btree (low_user_id, last_message_at);
CREATE INDEX conversations_opened ON public.conversations USING btree (opened_by_id, created_at);
CREATE UNIQUE INDEX conversations_pair ON public.conversations USING btree (low_user_id, high_user_id);
CREATE UNIQUE INDEX departments_firm_name ON public.departments USING btree (firm_id, name);
CREATE INDEX jobs_closing ON public.jobs USING btree (closes_at) WHERE (status = 'open'::text);
CREATE INDEX jobs_firm ON public.jobs USING btree (firm_id, posted_at DESC);
CREATE INDEX jobs_posted_by ON public.jobs USING btree (posted_by_id, posted_at DESC);
CREATE INDEX jobs_priority ON public.jobs USING btree (priority, status, posted_at DESC, id DESC);
CREATE INDEX jobs_search ON public.jobs USING gin (search);
CREATE INDEX jobs_status ON public.jobs USING btree (status, posted_at DESC, id DESC);
CREATE INDEX jobs_visible ON public.jobs USING btree (posted_at DESC, id DESC) WHERE (status = ANY (ARRAY['open'::text, 'closed'::text, 'filled'::text]));
CREATE UNIQUE INDEX messages_client_key ON public.messages USING btree (sender_id, client_key);
CREATE INDEX messages_conversation ON public.messages USING btree (conversation_id, id);
CREATE INDEX messages_unread ON public.messages USING btree (receiver_id, conversation_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, id);
CREATE INDEX sessions_user ON public.sessions USING btree (user_id);
CREATE INDEX sign_ins_user ON public.sign_ins USING btree (user_id);
CREATE INDEX users_firm ON public.users USING btree (firm_id);
CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);
CREATE UNIQUE INDEX job_common_i1 ON tasks.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'created'::tasks.job_state) AND (policy = 'short'::text));
CREATE INDEX job_common_i10 ON tasks.job_common USING btree (name, singleton_key, state DESC, created_on, id) INCLUDE (start_after) WHERE ((state < 'active'::tasks.job_state) AND (NOT blocked) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i11 ON tasks.job_common USING btree (name, priority DESC, created_on, start_after) WHERE ((state < 'active'::tasks.job_state) AND (NOT blocked));
CREATE INDEX job_common_i12 ON tasks.job_common USING btree (source_root_id) WHERE (source_root_id IS NOT NULL);
CREATE UNIQUE INDEX job_common_i2 ON tasks.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state = 'active'::tasks.job_state) AND (policy = 'singleton'::text));
CREATE UNIQUE INDEX job_common_i3 ON tasks.job_common USING btree (name, state, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::tasks.job_state) AND (policy = 'stately'::text));
CREATE UNIQUE INDEX job_common_i4 ON tasks.job_common USING btree (name, singleton_on, COALESCE(singleton_key, ''::text)) WHERE ((state <> 'cancelled'::tasks.job_state) AND (singleton_on IS NOT NULL));
CREATE UNIQUE INDEX job_common_i6 ON tasks.job_common USING btree (name, COALESCE(singleton_key, ''::text)) WHERE ((state <= 'active'::tasks.job_state) AND (policy = 'exclusive'::text));
CREATE INDEX job_common_i7 ON tasks.job_common USING btree (name, group_id) WHERE ((state = 'active'::tasks.job_state) AND (group_id IS NOT NULL));
CREATE UNIQUE INDEX job_common_i8 ON tasks.job_common USING btree (name, singleton_key) WHERE ((state = ANY (ARRAY['active'::tasks.job_state, 'retry'::tasks.job_state, 'failed'::tasks.job_state])) AND (policy = 'key_strict_fifo'::text));
CREATE INDEX job_common_i9 ON tasks.job_common USING btree (name, id) WHERE (blocking AND (state = 'completed'::tasks.job_state));
CREATE INDEX job_dep_parent_idx ON tasks.job_dependency USING btree (parent_name, parent_id);
CREATE INDEX queue_stats_i1 ON ONLY tasks.queue_stats USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261123_name_captured_on_deferred_count_queued_idx ON tasks.queue_stats_20261123 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX queue_stats_20261124_name_captured_on_deferred_count_queued_idx ON tasks.queue_stats_20261124 USING btree (name, captured_on DESC) INCLUDE (deferred_count, queued_count, ready_count, active_count, failed_count, total_count);
CREATE INDEX warning_i1 ON tasks.warning USING btree (created_on DESC);
ALTER INDEX tasks.job_pkey ATTACH PARTITION tasks.job_common_pkey;
ALTER INDEX tasks.queue_stats_i1 ATTACH PARTITION tasks.queue_stats_20261123_name_captured_on_deferred_count_queued_idx;
ALTER INDEX tasks.queue_stats_pkey ATTACH PARTITION tasks.queue_stats_20261123_pkey;
ALTER INDEX tasks.queue_stats_i1 ATTACH PARTITION tasks.queue_stats_20261124_name_captured_on_deferred_count_queued_idx;
ALTER INDEX tasks.queue_stats_pkey ATTACH PARTITION tasks.queue_stats_20261124_pkey;
CREATE TRIGGER contract_events_append_only BEFORE DELETE OR UPDATE ON public.contract_events FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER contract_events_never_emptied BEFORE TRUNCATE ON public.contract_events FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_change();
CREATE TRIGGER contract_signatures_unchanged BEFORE UPDATE ON public.contract_signatures FOR EACH ROW EXECUTE FUNCTION public.refuse_change();
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_decided_by_id_users_id_fk FOREIGN KEY (decided_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES public.jobs(id);
ALTER TABLE ONLY public.applications
    ADD CONSTRAINT applications_paralegal_id_users_id_fk FOREIGN KEY (paralegal_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.contract_events
    ADD CONSTRAINT contract_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.contract_events
    ADD CONSTRAINT contract_events_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.contract_signatures
    ADD CONSTRAINT contract_signatures_contract_id_contracts_id_fk FOREIGN KEY (contract_id) REFERENCES public.contracts(id);
ALTER TABLE ONLY public.contract_signatures
    ADD CONSTRAINT contract_signatures_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_application_id_applications_id_fk FOREIGN KEY (application_id) REFERENCES public.applications(id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_attorney_id_users_id_fk FOREIGN KEY (attorney_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_firm_id_firms_id_fk FOREIGN KEY (firm_id) REFERENCES public.firms(id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_job_id_jobs_id_fk FOREIGN KEY (job_id) REFERENCES public.jobs(id);
ALTER TABLE ONLY public.contracts
    ADD CONSTRAINT contracts_paralegal_id_users_id_fk FOREIGN KEY (paralegal_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_high_user_id_users_id_fk FOREIGN KEY (high_user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_low_user_id_users_id_fk FOREIGN KEY (low_user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.conversations
    ADD CONSTRAINT conversations_opened_by_id_users_id_fk FOREIGN KEY (opened_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.departments
    ADD CONSTRAINT departments_firm_id_firms_id_fk FOREIGN KEY (firm_id) REFERENCES public.firms(id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_firm_id_firms_id_fk FOREIGN KEY (firm_id) REFERENCES public.firms(id);
ALTER TABLE ONLY public.jobs
    ADD CONSTRAINT jobs_posted_by_id_users_id_fk FOREIGN KEY (posted_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_conversation_id_conversations_id_fk FOREIGN KEY (conversation_id) REFERENCES public.conversations(id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_receiver_id_users_id_fk FOREIGN KEY (receiver_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.messages
    ADD CONSTRAINT messages_sender_id_users_id_fk FOREIGN KEY (sender_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.paralegal_profiles
    ADD CONSTRAINT paralegal_profiles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_ins
    ADD CONSTRAINT sign_ins_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_department_id_departments_id_fk FOREIGN KEY (department_id) REFERENCES public.departments(id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_firm_id_firms_id_fk FOREIGN KEY (firm_id) REFERENCES public.firms(id);
ALTER TABLE ONLY tasks.job_common
    ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES tasks.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY tasks.job_common
    ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES tasks.queue(name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY tasks.queue
    ADD CONSTRAINT queue_dead_letter_fkey FOREIGN KEY (dead_letter) REFERENCES tasks.queue(name);
ALTER TABLE ONLY tasks.schedule
    ADD CONSTRAINT schedule_name_fkey FOREIGN KEY (name) REFERENCES tasks.queue(name) ON DELETE CASCADE;
ALTER TABLE ONLY tasks.subscription
    ADD CONSTRAINT subscription_name_fkey FOREIGN KEY (name) REFERENCES tasks.queue(name) ON DELETE CASCADE;
