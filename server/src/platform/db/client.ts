import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Log } from "../log.ts";

export type Database<Schema extends Record<string, unknown> = Record<string, never>> = {
  pool: pg.Pool;
  db: NodePgDatabase<Schema> & { $client: pg.Pool };
  /** Waits for the connections in use. */
  close(): Promise<void>;
};

export type DatabaseOptions<Schema extends Record<string, unknown>> = {
  log: Log;
  /** The tables for db.query; not needed for select, insert, update and delete. */
  schema?: Schema;
  /** Most connections at once, 10 unless told. */
  poolSize?: number;
};

/** Opens no connection yet. A restart of the database fails what is under way and nothing after it. */
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
  // Without a listener a lost connection ends the process: the pool hears of idle ones only,
  // the client's own listener is for those inside a transaction.
  const note = (err: Error) => log.warn({ err }, "A database connection was lost");
  pool.on("error", note);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { pool, db: drizzle(pool, { schema }), close: () => pool.end() };
}
