import { mayMove, pauseMoves } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { acceptsApplications } from "../postings/accepts-applications.ts";
import { paused } from "./notices.ts";
import { findPauseDue, type Silence } from "./queries.ts";
import { isTooLong } from "./unanswered-days.ts";
import { notifyFirm } from "./notify-firm.ts";
import { forEachPosting } from "./lock-unanswered.ts";

/** Those who had waited too long have an answer: whoever comes next is warned of anew. */
export const takeBackWarning = (tx: Tx, jobId: number) =>
  tx.update(jobSilences).set({ warnedAt: null, pausesAt: null }).where(eq(jobSilences.jobId, jobId));

async function pause(tx: Tx, silence: Silence, now: Date): Promise<boolean> {
  const { jobId, since, pausesAt, timeZone, isLive } = silence;
  if (!isLive || !mayMove(standingOf(silence), pauseMoves.pause)) return false;
  if (pausesAt === null || pausesAt > now) return false;
  if (since === null || !isTooLong(since, now, timeZone)) {
    await takeBackWarning(tx, jobId);
    return false;
  }
  const [done] = await tx
    .update(jobs)
    .set({ pausedAt: now })
    .where(and(eq(jobs.id, jobId), acceptsApplications))
    .returning({ id: jobs.id });
  if (!done) return false;
  await notifyFirm(tx, silence, paused(silence), now);
  await announce(tx, { to: "everyone", topics: ["jobs"] });
  return true;
}

/** Scheduled: pauses postings at the time that was announced, unless the waiting were answered; answers how many. */
export const pauseUnansweredJobs = async (db: Db, now: Date): Promise<number> =>
  forEachPosting(db, await findPauseDue(db, now), now, (tx, silence) => pause(tx, silence, now));
