import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Site } from "./site.ts";

const maxPolls = 500;
const lockKey = 4_711;

/**
 * Pauses `slow` at its insert into `table` and runs `fast` meanwhile. `slow` continues once `fast` has ended or waits for
 * a lock that `slow` holds.
 */
export async function delayCommit<Slow, Fast>(
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
      create or replace function pause_insert() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${lockKey}); return new; end $$;
      create trigger pause_insert before insert on ${name} for each row execute function pause_insert();
      select pg_advisory_lock(${lockKey})`);
    const first = slow();
    await waitUntil(client, 1, () => false);
    let ended = false;
    const second = fast().finally(() => (ended = true));
    await waitUntil(client, 2, () => ended);
    await client.query(`select pg_advisory_unlock(${lockKey})`);
    return await Promise.all([first, second]);
  } finally {
    await client.query(`drop trigger pause_insert on ${name}`);
    await client.end();
  }
}

async function waitUntil(client: pg.Client, waiting: number, isDone: () => boolean): Promise<void> {
  for (let poll = 0; !isDone(); poll += 1) {
    const { rows } = await client.query<{ count: string }>(
      "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (Number(rows[0]?.count) >= waiting) return;
    if (poll === maxPolls) throw new Error("No session waits for a lock.");
    await pause(10);
  }
}
