import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log.ts";

export type Database<Schema extends Record<string, unknown> = Record<string, never>> = {
  pool: pg.Pool;
  db: NodePgDatabase<Schema> & { $client: pg.Pool };
  /** Closes all connections after the queries in progress. */
  close(): Promise<void>;
};

type DatabaseOptions<Schema extends Record<string, unknown>> = {
  log: Log;
  /** The tables for db.query; not needed for select, insert, update and delete. */
  schema?: Schema;
  /** Maximum number of connections. Default: 10. */
  poolSize?: number;
};

/** Connects on first use. A restart of the database fails the queries in progress and no later ones. */
export function openDatabase<Schema extends Record<string, unknown> = Record<string, never>>(
  connectionString: string,
  { log, schema, poolSize = 10 }: DatabaseOptions<Schema>,
): Database<Schema> {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    application_name: "caseload",
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // An error event without a listener ends the process. The pool emits errors of idle connections only; the client's
  // listener covers connections inside a transaction.
  pool.on("error", (err) => log.warn({ err }, "A database connection was lost"));
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}
