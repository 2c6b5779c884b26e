import type { Db } from "../../../platform/db/database.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { findManagedJob } from "./find-job.ts";
import { findParties } from "./parties.ts";
import { storeDraft } from "./save-draft.ts";

/**
 * Copies a posting into a new draft and returns its id. Parties are copied, because managing a posting includes reading
 * them; the deadline is not.
 * @throws HttpError 404 outside the firm, 403 for colleagues, 409 at the limit of drafts per person
 */
export async function duplicateJob(db: Db, actor: FirmActor, jobId: number, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id, "no key update");
    const job = await findManagedJob(tx, actor, jobId);
    const parties = await findParties(tx, jobId);
    return storeDraft(tx, actor, { ...job, firmName: job.givenFirmName, deadline: null, parties }, now);
  });
}
