import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";

/** The database. */
export type Db = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
/** A transaction of it. */
export type Tx = Parameters<Parameters<Db["transaction"]>[0]>[0];
/** What a query needs: either of them. */
export type Reader = Db | Tx;
