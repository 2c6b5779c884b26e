import { jobMoves, mayMove } from "@caseload/contract/lifecycles";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, forbidden, notFound } from "../../../platform/http/http-error.ts";
import { publishApproved } from "./approve-job.ts";
import { canManage, canOpen, canSee } from "./policy.ts";
import { publishDraft } from "./publish-draft.ts";
import { findJob, hasLiveContract } from "./queries.ts";

/**
 * Opens or closes a posting (SPEC.md section 4: open becomes closed, anything else becomes open).
 * Repeating a change that is already made is no error. Reopening a filled job with a live contract asks first.
 * @throws HttpError 404 for strangers, 403 without the permission (job:edit for colleagues' postings, job:approve for those that wait), 409 when somebody was faster or its poster has left
 */
export async function changeJobStatus(
  db: Db,
  actor: Actor,
  jobId: number,
  wanted: { status: "open" | "closed"; confirm?: boolean | undefined },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await findJob(tx, jobId);
    if (!job || !canSee(actor, job)) throw notFound(errorMessages.jobNotFound);
    if (!canManage(actor, job))
      throw actor.firmId === job.firmId
        ? forbidden(errorMessages.notPermitted)
        : notFound(errorMessages.jobNotFound);
    if (job.status === wanted.status) return;
    if (wanted.status === "open" && !canOpen(actor, job)) throw forbidden(errorMessages.notPermitted);
    if (wanted.status === "open" && job.hidden) throw conflict(errorMessages.posterLeft);
    if (job.status === "pending_approval" && wanted.status === "open")
      return publishApproved(tx, actor, job, now);
    if (job.status === "draft" && wanted.status === "open") return publishDraft(tx, job, now);
    const move = wanted.status === "closed" ? jobMoves.close : jobMoves.reopen;
    if (!mayMove(job.status, move)) throw conflict(errorMessages.moveNotPossible);
    if (job.status === "filled" && !wanted.confirm && (await hasLiveContract(tx, jobId)))
      throw conflict(errorMessages.somebodyWorks);
    const changed = await tx
      .update(jobs)
      .set({
        status: move.to,
        updatedAt: now,
        closedAt: move.to === "closed" ? now : null,
        ...(move.to === "open" && job.closesAt && job.closesAt < now && { closesAt: null, deadline: null }),
      })
      .where(and(eq(jobs.id, jobId), inArray(jobs.status, [...move.from])))
      .returning({ id: jobs.id });
    if (changed.length === 0) throw conflict(errorMessages.moveNotPossible);
    await announce(tx, { to: "everyone", topics: ["jobs"] });
  });
}
