import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";

/** Rankings, and outcomes, of one run; the next minute's run takes the rest. */
const batchSize = 1_000;

/**
 * Scheduled: deletes logged rankings that are four years old, with their places, and outcomes of that age. Returns how many
 * of both.
 */
export async function deleteOldRankings(db: Db, now: Date): Promise<number> {
  const rankings = await db.execute(sql`
    delete from shown_rankings where id in (
      select id from shown_rankings
      where shown_at <= ${now.toISOString()}::timestamptz - interval '4 years'
        -- The trigger uses the database's clock.
        and shown_at <= now() - interval '4 years'
      order by shown_at limit ${batchSize})`);
  const outcomes = await db.execute(sql`
    delete from match_outcomes where id in (
      select id from match_outcomes
      where happened_at <= ${now.toISOString()}::timestamptz - interval '4 years'
      order by happened_at limit ${batchSize})`);
  return (rankings.rowCount ?? 0) + (outcomes.rowCount ?? 0);
}
