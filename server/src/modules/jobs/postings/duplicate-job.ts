import type { Db } from "../../../platform/db/database.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { findManaged } from "./find-managed.ts";
import { findParties } from "./parties.ts";
import { storeDraft } from "./save-draft.ts";

/**
 * Copies a posting into a new draft of the actor's, parties included, because whoever may copy may read them. The
 * deadline stays behind: it was the other posting's. Answers the draft's id.
 * @throws HttpError 404 for strangers, 403 for colleagues, 409 when the actor keeps as many drafts as one person may
 */
export async function duplicateJob(db: Db, actor: FirmActor, jobId: number, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id, "no key update");
    const job = await findManaged(tx, actor, jobId);
    const parties = await findParties(tx, jobId);
    return storeDraft(tx, actor, { ...job, firmName: job.givenFirmName, deadline: null, parties }, now);
  });
}
