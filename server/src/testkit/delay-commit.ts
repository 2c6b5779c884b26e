import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Site } from "./site.ts";

const maxLooks = 500;
const lockKey = 4_711;

/**
 * Stops `slow` where it inserts into `table` and lets `fast` overtake it there: `slow` goes on once `fast` has ended, or
 * waits for a lock of `slow`'s itself.
 */
export async function overtaking<Slow, Fast>(
  site: Site,
  table: string,
  slow: () => Promise<Slow>,
  fast: () => Promise<Fast>,
): Promise<[Slow, Fast]> {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  const name = client.escapeIdentifier(table);
  try {
    await client.query(`
      create or replace function hold_back() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${lockKey}); return new; end $$;
      create trigger hold_back before insert on ${name} for each row execute function hold_back();
      select pg_advisory_lock(${lockKey})`);
    const first = slow();
    await waitUntil(client, 1, () => false);
    let ended = false;
    const second = fast().finally(() => (ended = true));
    await waitUntil(client, 2, () => ended);
    await client.query(`select pg_advisory_unlock(${lockKey})`);
    return await Promise.all([first, second]);
  } finally {
    await client.query(`drop trigger hold_back on ${name}`);
    await client.end();
  }
}

async function waitUntil(client: pg.Client, waiting: number, isOver: () => boolean): Promise<void> {
  for (let look = 0; !isOver(); look += 1) {
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (Number(rows[0]?.count) >= waiting) return;
    if (look === maxLooks) throw new Error("Nobody waits.");
    await pause(10);
  }
}
