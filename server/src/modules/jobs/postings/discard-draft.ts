import { jobChanges } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { findManaged } from "./find-managed.ts";
import { announceDraft } from "./save-draft.ts";

/**
 * Removes a draft for good; nobody can have applied to one.
 * @throws HttpError 404 for strangers, 403 for colleagues, 409 when it is no draft any more
 */
export async function discardDraft(db: Db, actor: Actor, jobId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await findManaged(tx, actor, jobId);
    const [gone] = await tx
      .delete(jobs)
      .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...jobChanges.discard])))
      .returning({ id: jobs.id });
    if (!gone) throw conflict(errorMessages.moveNotPossible);
    await announceDraft(tx, job);
  });
}
