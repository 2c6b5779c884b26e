import pg from "pg";
import { findDoubledWrites } from "./doubled-writes.ts";
import { findHalfTransactions } from "./half-transactions.ts";
import type { Acknowledged } from "./ledger.ts";
import { findLostWrites } from "./lost-writes.ts";

export interface Inspection {
  readonly lost: readonly Acknowledged[];
  readonly doubled: readonly string[];
  readonly halves: readonly string[];
}

/** Compares acknowledged writes with a database, and resets the limits of a minute for the writers' next round. */
export async function inspectWrites(
  connectionString: string,
  entries: readonly Acknowledged[],
): Promise<Inspection> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query("delete from attempts");
    return {
      lost: await findLostWrites(client, entries),
      doubled: await findDoubledWrites(client),
      halves: await findHalfTransactions(client),
    };
  } finally {
    await client.end();
  }
}
