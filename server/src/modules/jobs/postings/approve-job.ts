import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { jobMoves, mayMove } from "@caseload/contract/lifecycles";
import { firmErrorMessages } from "@caseload/contract/firms/firm-error-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, inArray } from "drizzle-orm";
import { type Actor, fullName } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { announcePublished } from "./announce-published.ts";
import type { JobRow } from "./job-rows.ts";
import { findFirmJob } from "./find-job.ts";
import { requireVerifiedAttorney, type VerificationRule } from "./verified-attorney.ts";

/**
 * Publishes a posting that awaits approval. It counts as posted now, because it was not visible before.
 * @param job as it was read
 * @throws HttpError 403 while a bar admission must be verified first, 409 when it changed since then, its deadline has passed or its writer has left
 */
export async function publishApproved(
  tx: Tx,
  rule: VerificationRule,
  actor: Actor,
  job: JobRow,
  now: Date,
): Promise<void> {
  if (job.takenDownAt) throw conflict(postingErrorMessages.takenDown);
  if (job.hidden) throw conflict(errorMessages.posterLeft);
  if (job.closesAt && job.closesAt <= now) throw conflict(firmErrorMessages.deadlinePassed);
  await requireVerifiedAttorney(tx, rule, job);
  const { from, to } = jobMoves.approve;
  const [changed] = await tx
    .update(jobs)
    .set({ status: to, postedAt: now, updatedAt: now, approvedAt: now, approvedById: actor.id })
    .where(and(eq(jobs.id, job.id), eq(jobs.postedAt, job.postedAt), inArray(jobs.status, [...from])))
    .returning({ id: jobs.id });
  if (!changed) throw conflict(errorMessages.moveNotPossible);
  if (job.postedById !== actor.id)
    await notify(
      tx,
      {
        userId: job.postedById,
        type: "job_update",
        title: "Your posting was approved",
        message: `${fullName(actor)} approved ${job.title}. It is now live.`,
        priority: "medium",
        actionUrl: `/jobs/${job.id}`,
      },
      ["jobs"],
      now,
    );
  await announcePublished(tx, job.id);
}

/**
 * Approves a posting of the actor's firm.
 * @param read the createdAt that the actor's page showed
 * @throws HttpError 404 outside the firm, 409 when it no longer awaits approval or was revised since
 */
export async function approveJob(
  { db, config }: { db: Db; config: VerificationRule },
  actor: Actor,
  jobId: number,
  read: Date,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await findFirmJob(tx, actor, jobId);
    const isAsRead = job.postedAt.getTime() === read.getTime();
    if (!isAsRead || !mayMove(job.status, jobMoves.approve)) throw conflict(errorMessages.moveNotPossible);
    await publishApproved(tx, config, actor, job, now);
  });
}
