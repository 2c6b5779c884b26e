import { mayMove, pauseMoves } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import { postingErrorMessages } from "@caseload/contract/jobs/posting-messages";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, notFound } from "../../../platform/http/http-error.ts";
import { lockJob } from "../postings/lock-job.ts";
import { findManagedJob } from "../postings/find-job.ts";
import { clearWarning } from "./pause-unanswered-jobs.ts";
import { findAnswered, findUnansweredJob, type UnansweredJob } from "./queries.ts";
import { isOverdue } from "./unanswered-days.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { resumedNotice } from "./notices.ts";
import { forEachLockedJob } from "./for-each-locked-job.ts";

/** Resumes a paused posting. The caller has locked it. */
export async function resume(tx: Tx, { jobId, waiting }: UnansweredJob): Promise<boolean> {
  const [resumed] = await tx
    .update(jobs)
    .set({ pausedAt: null, pausedByFirm: false })
    .where(and(eq(jobs.id, jobId), isNotNull(jobs.pausedAt)))
    .returning({ status: jobs.status });
  if (waiting > 0) await clearWarning(tx, jobId);
  else await tx.delete(jobSilences).where(eq(jobSilences.jobId, jobId));
  if (resumed) await announce(tx, { to: "everyone", topics: ["jobs"] });
  return resumed?.status === "open";
}

/**
 * Resumes a paused posting for those who manage it, even while recent applications are unanswered. Repeating it is not an
 * error.
 * @throws HttpError 404 outside the firm, 403 for colleagues, 409 while an application is overdue, or when it is not open
 */
export async function resumeJob(db: Db, actor: Actor, jobId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockJob(tx, jobId, "no key update");
    await findManagedJob(tx, actor, jobId);
    const unanswered = await findUnansweredJob(tx, jobId, now);
    if (!unanswered) throw notFound(errorMessages.jobNotFound);
    const standing = standingOf(unanswered);
    if (standing === pauseMoves.resume.to) return;
    if (!mayMove(standing, pauseMoves.resume)) throw conflict(errorMessages.moveNotPossible);
    if (unanswered.since !== null && isOverdue(unanswered.since, now, unanswered.timeZone))
      throw conflict(postingErrorMessages.stillWaiting);
    await resume(tx, unanswered);
  });
}

/**
 * Pauses an open posting for those who manage it, until they resume it. One that is paused already stays so, also when all
 * applicants have an answer.
 * @throws HttpError 404 outside the firm, 403 for colleagues, 409 when it is not open
 */
export async function pauseJob(db: Db, actor: Actor, jobId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockJob(tx, jobId, "no key update");
    const job = await findManagedJob(tx, actor, jobId);
    const standing = standingOf(job);
    if (standing !== pauseMoves.pause.to && !mayMove(standing, pauseMoves.pause))
      throw conflict(errorMessages.moveNotPossible);
    await tx
      .update(jobs)
      .set({ pausedAt: job.pausedAt ?? now, pausedByFirm: true })
      .where(eq(jobs.id, jobId));
    await announce(tx, { to: "everyone", topics: ["jobs"] });
  });
}

/** Resumes a paused posting, unless its firm paused it, once all applications are answered. The caller has locked it. */
export async function resumeIfAnswered(tx: Tx, jobId: number, now: Date): Promise<boolean> {
  const unanswered = await findUnansweredJob(tx, jobId, now);
  if (!unanswered?.pausedAt || unanswered.pausedByFirm || unanswered.waiting > 0) return false;
  if (!(await resume(tx, unanswered))) return false;
  await notify(tx, { ...resumedNotice(unanswered), userId: unanswered.postedById }, ["jobs"], now);
  return true;
}

/** Scheduled: the same for postings whose last unanswered applicant has withdrawn or left. Returns how many. */
export const resumeAnsweredJobs = async (db: Db, now: Date): Promise<number> =>
  forEachLockedJob(db, await findAnswered(db), now, (tx, { jobId }) => resumeIfAnswered(tx, jobId, now));
