import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** A database or a transaction. */
export type Reader = Db | Tx;

/** Runs several reads on the same state of the database, so that concurrent changes do not show in some of them alone. */
export const readConsistently = <T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" });
