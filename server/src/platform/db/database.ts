import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** A database or a transaction. */
export type Reader = Db | Tx;
