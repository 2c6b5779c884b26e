import { responseRules } from "@caseload/contract/jobs/response-rules";
import { and, eq, isNull, lte, notExists } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { jobSilences } from "../../../platform/db/schema/response-times.ts";
import { notifyFirm, reminderNotice } from "./notices.ts";
import { findUnansweredJobs, isUnanswered, type UnansweredJob } from "./queries.ts";
import { remindAt } from "./unanswered-days.ts";
import { forEachLockedJob } from "./for-each-locked-job.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";

const isDue = (since: Date | null, timeZone: string, now: Date): since is Date =>
  since !== null && remindAt(since, timeZone) <= now;

async function remind(tx: Tx, unanswered: UnansweredJob, now: Date): Promise<boolean> {
  const { jobId, since, timeZone, isLive } = unanswered;
  if (!isLive || !isDue(since, timeZone, now)) return false;
  const [first] = await tx
    .insert(jobSilences)
    .values({ jobId, remindedAt: now })
    .onConflictDoNothing()
    .returning({ jobId: jobSilences.jobId });
  if (!first) return false;
  await notifyFirm(tx, unanswered, reminderNotice(unanswered, since), now);
  return true;
}

/** Scheduled: reminds firms of unanswered applications, once per posting. Returns for how many postings. */
export async function remindUnanswered(db: Db, now: Date): Promise<number> {
  const found = await findUnansweredJobs(db, now, {
    days: responseRules.remindOnDay,
    where: isNull(jobSilences.jobId),
  });
  const due = found.filter(({ since, timeZone }) => isDue(since, timeZone, now));
  return forEachLockedJob(
    db,
    due.map(({ jobId }) => jobId),
    now,
    (tx, unanswered) => remind(tx, unanswered, now),
  );
}

/**
 * Scheduled: deletes reminders whose applications are answered or whose posting is no longer open, so that later
 * applications get a new one. Returns how many.
 */
export async function settleUnanswered(db: Db): Promise<number> {
  const stillUnanswered = db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, and(eq(jobs.id, applications.jobId), eq(jobs.status, "open")))
    .where(
      and(
        eq(applications.jobId, jobSilences.jobId),
        isUnanswered,
        lte(applications.createdAt, jobSilences.remindedAt),
      ),
    );
  const { rowCount } = await db.delete(jobSilences).where(notExists(stillUnanswered));
  return rowCount ?? 0;
}
