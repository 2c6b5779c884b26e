import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Site } from "./site.ts";

const maxPolls = 500;

/**
 * Runs functions whose transactions are guaranteed to overlap: writes to `table` are blocked until each of them waits for
 * a lock.
 */
export async function raceTransactions<T>(
  site: Site,
  table: string,
  work: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  try {
    await client.query(`begin; lock table ${client.escapeIdentifier(table)} in exclusive mode`);
    const answers = Promise.all(work.map((start) => start()));
    for (let poll = 0; (await countWaiting(client)) < work.length; poll += 1) {
      if (poll === maxPolls) throw new Error("Not every transaction waits for a lock.");
      await pause(10);
    }
    await client.query("commit");
    return await answers;
  } finally {
    await client.end();
  }
}

async function countWaiting(client: pg.Client): Promise<number> {
  // Within a transaction PostgreSQL returns a cached snapshot of its activity.
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Number(rows[0]?.count);
}
