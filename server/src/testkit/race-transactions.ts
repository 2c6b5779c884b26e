import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Site } from "./site.ts";

const maxLooks = 500;

/**
 * Does things so that their transactions overlap for certain: writes to `table` are held back until every one of
 * them waits for a lock, there or elsewhere.
 */
export async function overlapping<T>(
  site: Site,
  table: string,
  work: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  try {
    await client.query(`begin; lock table ${client.escapeIdentifier(table)} in exclusive mode`);
    const answers = Promise.all(work.map((start) => start()));
    for (let look = 0; (await countWaiting(client)) < work.length; look += 1) {
      if (look === maxLooks) throw new Error("They do not all wait.");
      await pause(10);
    }
    await client.query("commit");
    return await answers;
  } finally {
    await client.end();
  }
}

async function countWaiting(client: pg.Client): Promise<number> {
  // Within one transaction PostgreSQL would show the same picture of its activity again.
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return Number(rows[0]?.count);
}
