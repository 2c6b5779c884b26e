import { mayMove, pauseMoves } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { acceptsApplications } from "../postings/accepts-applications.ts";
import { notifyFirm, pausedNotice } from "./notices.ts";
import { findPauseDue, type UnansweredJob } from "./queries.ts";
import { isOverdue } from "./unanswered-days.ts";
import { forEachLockedJob } from "./for-each-locked-job.ts";

/** For when the overdue applications are answered: the next ones get a new warning. */
export const clearWarning = (tx: Tx, jobId: number) =>
  tx.update(jobSilences).set({ warnedAt: null, pausesAt: null }).where(eq(jobSilences.jobId, jobId));

async function pause(tx: Tx, unanswered: UnansweredJob, now: Date): Promise<boolean> {
  const { jobId, since, pausesAt, timeZone, isLive } = unanswered;
  if (!isLive || !mayMove(standingOf(unanswered), pauseMoves.pause)) return false;
  if (pausesAt === null || pausesAt > now) return false;
  if (since === null || !isOverdue(since, now, timeZone)) {
    await clearWarning(tx, jobId);
    return false;
  }
  const [done] = await tx
    .update(jobs)
    .set({ pausedAt: now })
    .where(and(eq(jobs.id, jobId), acceptsApplications))
    .returning({ id: jobs.id });
  if (!done) return false;
  await notifyFirm(tx, unanswered, pausedNotice(unanswered), now);
  await announce(tx, { to: "everyone", topics: ["jobs"] });
  return true;
}

/** Scheduled: pauses postings at the announced time unless the overdue applications were answered. Returns how many. */
export const pauseUnansweredJobs = async (db: Db, now: Date): Promise<number> =>
  forEachLockedJob(db, await findPauseDue(db, now), now, (tx, unanswered) => pause(tx, unanswered, now));
