import { errorMessages } from "@caseload/contract/error-messages";
import type { JobMark } from "@caseload/contract/jobs/job-mark-options";
import { jobMarkEndpoints } from "@caseload/contract/jobs/job-marks";
import { and, desc, eq, notInArray } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { areBlocked } from "../../../platform/db/blocked-people.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { jobMarks } from "../../../platform/db/schema/job-marks.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { canSee } from "../postings/policy.ts";
import { findJob } from "../postings/queries.ts";

/** Of one person and mark; the oldest make room. */
const maxMarks = 1_000;

const announceMarks = (tx: Tx, { id }: Actor): Promise<void> =>
  announce(tx, { to: [id], topics: jobMarkEndpoints.saveJob.changes });

/**
 * Saves or hides a job, in place of an earlier mark.
 * @throws HttpError 404 for a job that the actor cannot see
 */
export async function markJob(
  db: Db,
  actor: Actor,
  { jobId, mark }: { jobId: number; mark: JobMark },
  now: Date,
): Promise<{ mark: JobMark }> {
  await db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const job = await findJob(tx, jobId);
    if (!job || !canSee(actor, job) || (await areBlocked(tx, actor.id, job.postedById)))
      throw notFound(errorMessages.jobNotFound);
    await tx
      .insert(jobMarks)
      .values({ userId: actor.id, jobId, mark, markedAt: now })
      .onConflictDoUpdate({
        target: [jobMarks.userId, jobMarks.jobId],
        set: { mark, markedAt: now },
      });
    const ofKind = and(eq(jobMarks.userId, actor.id), eq(jobMarks.mark, mark));
    const newest = tx
      .select({ jobId: jobMarks.jobId })
      .from(jobMarks)
      .where(ofKind)
      .orderBy(desc(jobMarks.markedAt), desc(jobMarks.jobId))
      .limit(maxMarks);
    await tx.delete(jobMarks).where(and(ofKind, notInArray(jobMarks.jobId, newest)));
    await announceMarks(tx, actor);
  });
  return { mark };
}

/** Ends one kind of mark; the other kind stays. Returns what is left. */
export async function unmarkJob(
  db: Db,
  actor: Actor,
  { jobId, mark }: { jobId: number; mark: JobMark },
): Promise<{ mark: JobMark | null }> {
  return db.transaction(async (tx) => {
    const ofJob = and(eq(jobMarks.userId, actor.id), eq(jobMarks.jobId, jobId));
    await tx.delete(jobMarks).where(and(ofJob, eq(jobMarks.mark, mark)));
    await announceMarks(tx, actor);
    const [left] = await tx.select({ mark: jobMarks.mark }).from(jobMarks).where(ofJob);
    return { mark: left?.mark ?? null };
  });
}
