import { errorMessages } from "@caseload/contract/error-messages";
import { jobChanges } from "@caseload/contract/lifecycles";
import { postingEndpoints } from "@caseload/contract/jobs/postings";
import { and, eq, inArray } from "drizzle-orm";
import { fullName } from "../../../platform/actor.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { conflict, forbidden } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { findColleaguesWho } from "../../firms/firm/queries.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findManagedJob } from "./find-job.ts";
import { lockJob } from "./lock-job.ts";
import { changePublishedParties, type SealedParty } from "./parties.ts";
import { canAmend } from "./policy.ts";
import { nextVersion, unchangedSince } from "./posting-columns.ts";

const { changes: topics } = postingEndpoints.changeParties;

/** Parties come up while the work goes on, so that a filled posting takes them too. */
const changeable = [...jobChanges.amend, "filled"] as const;

/**
 * Replaces the parties of a published posting. Only those who manage it are notified: applicants learn of parties by the
 * status of their check alone.
 * @throws HttpError 404 outside the firm, 403 for colleagues, 409 when the posting is not published or changed since it was read, 429 beyond the changes of a day
 */
export async function changeParties(
  { db, nameSeal }: Pick<Deps, "db" | "nameSeal">,
  actor: FirmActor,
  jobId: number,
  { parties, version }: { parties: readonly SealedParty[]; version: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    // Checks and decisions take the same lock, so that the parties stay until they end.
    await lockJob(tx, jobId, "no key update");
    const job = await findManagedJob(tx, actor, jobId);
    if (!canAmend(actor, job)) throw forbidden(errorMessages.notPermitted);
    const [changed] = await tx
      .update(jobs)
      .set({ updatedAt: nextVersion(now) })
      .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...changeable]), unchangedSince(version)))
      .returning({ id: jobs.id });
    if (!changed) throw conflict(errorMessages.moveNotPossible);
    const differ = await changePublishedParties(tx, nameSeal, { jobId, actorId: actor.id, parties }, now);
    const { postedById: userId, title: message } = job;
    const notice = { type: "job_update", priority: "medium", actionUrl: `/jobs/${jobId}` } as const;
    if (differ && userId !== actor.id) {
      const title = `${fullName(actor)} changed the parties on your posting`;
      await notify(tx, { ...notice, userId, title, message }, topics, now);
    }
    const managers = await findColleaguesWho(tx, "job:edit", job.firmId);
    await announce(tx, { to: [...new Set([actor.id, userId, ...managers])], topics });
  });
}
