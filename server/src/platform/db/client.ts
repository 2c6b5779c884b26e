import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Log } from "../log.ts";
import { type ConnectionUse, connectionLimits } from "./connection-limits.ts";
import { SharedPool } from "./shared-pool.ts";
import { limitEachTransaction } from "./transaction-limits.ts";

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
  /** Determines the time limits. Default: requests. */
  use?: ConnectionUse;
  /** Whether the connection string leads to a pooler in transaction mode. Default: false. */
  pooled?: boolean;
};

/** Connects on first use. A restart of the database fails the queries in progress and no later ones. */
export function openDatabase<Schema extends Record<string, unknown> = Record<string, never>>(
  connectionString: string,
  { log, schema, poolSize = 10, use = "requests", pooled = false }: DatabaseOptions<Schema>,
): Database<Schema> {
  const pool = new SharedPool({
    connectionString,
    limits: connectionLimits[use],
    max: poolSize,
    shared: use === "requests",
    pooled,
  });
  // Errors of idle connections.
  pool.on("error", (err) => log.warn({ err }, "A database connection was lost"));
  const db = drizzle(pool, { schema });
  if (pooled) limitEachTransaction({ pool, db }, connectionLimits[use]);
  return { pool, db, close: () => pool.end() };
}
