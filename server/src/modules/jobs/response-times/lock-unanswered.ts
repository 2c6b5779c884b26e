import type { Db, Tx } from "../../../platform/db/database.ts";
import { lockJob } from "../../hiring/applications/queries.ts";
import { findSilence, type Silence } from "./queries.ts";

/**
 * Does something to each posting in a transaction of its own, with what the posting's lock lets it read; answers how
 * many it was done to. Whoever decides or answers holds the same lock, so that nobody is reminded of what is answered.
 */
export async function forEachPosting(
  db: Db,
  jobIds: readonly number[],
  now: Date,
  act: (tx: Tx, silence: Silence) => Promise<boolean>,
): Promise<number> {
  let done = 0;
  for (const id of jobIds) {
    const isDone = await db.transaction(async (tx) => {
      if (!(await lockJob(tx, id, "no key update"))) return false;
      const silence = await findSilence(tx, id, now);
      return silence !== undefined && act(tx, silence);
    });
    if (isDone) done += 1;
  }
  return done;
}
