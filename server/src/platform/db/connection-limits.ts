import type pg from "pg";

/** What a connection is used for, as `application_name` in pg_stat_activity, and its time limits in milliseconds. */
export interface ConnectionLimits {
  name: string;
  /** Until a connection is open and the password accepted. */
  connect: number;
  /** For a free connection of the pool. */
  wait: number;
  /** For each lock, of a row, a table or an advisory one; 0 for no limit. */
  lock: number;
  /** For a statement; 0 for no limit. PostgreSQL does not count the commit. */
  statement: number;
  /**
   * Without a byte in either direction while a query or a transaction has the connection; 0 for no limit. Longer than
   * `statement`, so that it is reached only when the database or the path to it is silent.
   */
  silence: number;
}

/** The name of background tasks' connections, which tells their changes from those of requests. */
export const taskConnections = "caseload tasks";

export const connectionLimits = {
  /**
   * A request is answered within five seconds: it waits for a connection and opens one, or finds a silent one. Waiting is
   * longer than a lock, so that work that holds no connection gets one when those who wait for a lock give up.
   */
  requests: { name: "caseload", connect: 2_000, wait: 3_000, lock: 2_500, statement: 4_000, silence: 4_500 },
  /** The matching thread, whose requests are limited alike. */
  matching: {
    name: "caseload matching",
    connect: 2_000,
    wait: 3_000,
    lock: 2_500,
    statement: 4_000,
    silence: 4_500,
  },
  /** Background tasks. A task that fails is tried again. */
  tasks: {
    name: taskConnections,
    connect: 5_000,
    wait: 30_000,
    lock: 5_000,
    statement: 15_000,
    silence: 20_000,
  },
  /** pg-boss. At a start it waits for other processes that create its tables. */
  queue: { name: taskConnections, connect: 5_000, wait: 5_000, lock: 0, statement: 30_000, silence: 35_000 },
  /** Migrations and commands, which wait for others and may build an index for minutes. */
  maintenance: {
    name: "caseload maintenance",
    connect: 5_000,
    wait: 5_000,
    lock: 0,
    statement: 0,
    silence: 0,
  },
  /** Answered within two seconds. */
  health: { name: "caseload health", connect: 900, wait: 900, lock: 500, statement: 800, silence: 900 },
} as const satisfies Record<string, ConnectionLimits>;

export type ConnectionUse = keyof typeof connectionLimits;

/** After this many milliseconds without traffic, the system checks whether the other end is still there. */
const keepAliveDelay = 10_000;

/** Milliseconds after which PostgreSQL ends a transaction whose program does nothing. */
export const idleInTransaction = 15_000;

/** Seconds after which a connection is replaced, so that all move to a new primary database. */
export const maxLifetimeSeconds = 300;

/** The driver's options for connections without limits of PostgreSQL's, as PgBouncer accepts them. */
export const pooledClientOptions = ({ name, connect }: ConnectionLimits) =>
  ({
    application_name: name,
    connectionTimeoutMillis: connect,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveDelay,
  }) satisfies pg.ClientConfig;

/** The driver's options for connections with these limits. */
export const clientOptions = (limits: ConnectionLimits) =>
  ({
    ...pooledClientOptions(limits),
    lock_timeout: limits.lock,
    statement_timeout: limits.statement,
    idle_in_transaction_session_timeout: idleInTransaction,
  }) satisfies pg.ClientConfig;
