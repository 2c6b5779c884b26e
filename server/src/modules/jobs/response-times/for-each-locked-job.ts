import type { Db, Tx } from "../../../platform/db/database.ts";
import { lockJob } from "../postings/lock-job.ts";
import { findUnansweredJob, type UnansweredJob } from "./queries.ts";

/**
 * Runs `act` for each posting in a transaction of its own, under the posting's lock. Returns for how many it returned
 * true. Decisions and messages take the same lock, so no reminder is sent for an answered application.
 */
export async function forEachLockedJob(
  db: Db,
  jobIds: readonly number[],
  now: Date,
  act: (tx: Tx, unanswered: UnansweredJob) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const id of jobIds) {
    const isDone = await db.transaction(async (tx) => {
      if (!(await lockJob(tx, id, "no key update"))) return false;
      const unanswered = await findUnansweredJob(tx, id, now);
      return unanswered !== undefined && act(tx, unanswered);
    });
    if (isDone) done += 1;
  }
  return done;
}
