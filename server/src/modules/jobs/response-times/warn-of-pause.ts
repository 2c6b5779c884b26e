import { responseRules } from "@caseload/contract/jobs/response-rules";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { notifyFirm, pauseWarning } from "./notices.ts";
import { findUnansweredJobs, type UnansweredJob } from "./queries.ts";
import { pauseAt, warnAt } from "./unanswered-days.ts";
import { forEachLockedJob } from "./for-each-locked-job.ts";

type Reminded = Pick<UnansweredJob, "since" | "remindedAt" | "timeZone">;

const isDue = ({ since, remindedAt, timeZone }: Reminded, now: Date): boolean =>
  since !== null && remindedAt !== null && warnAt(since, remindedAt, timeZone) <= now;

async function warn(tx: Tx, unanswered: UnansweredJob, now: Date): Promise<boolean> {
  if (!unanswered.isLive || !isDue(unanswered, now)) return false;
  const pausesAt = pauseAt(now, unanswered.timeZone);
  const [warned] = await tx
    .update(jobSilences)
    .set({ warnedAt: now, pausesAt })
    .where(and(eq(jobSilences.jobId, unanswered.jobId), isNull(jobSilences.warnedAt)))
    .returning({ jobId: jobSilences.jobId });
  if (!warned) return false;
  await notifyFirm(tx, unanswered, pauseWarning(unanswered, pausesAt), now);
  return true;
}

/** Scheduled: announces the pause of postings with overdue applications. Returns for how many. */
export async function warnOfPause(db: Db, now: Date): Promise<number> {
  const found = await findUnansweredJobs(db, now, {
    days: responseRules.warnOnDay,
    where: and(isNotNull(jobSilences.jobId), isNull(jobSilences.warnedAt)),
  });
  const due = found.filter((job) => isDue(job, now));
  return forEachLockedJob(
    db,
    due.map(({ jobId }) => jobId),
    now,
    (tx, unanswered) => warn(tx, unanswered, now),
  );
}
