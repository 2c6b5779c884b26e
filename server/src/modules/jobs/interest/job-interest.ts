import { errorMessages } from "@caseload/contract/error-messages";
import { interestDays } from "@caseload/contract/jobs/interest-days";
import type { JobInterest } from "@caseload/contract/jobs/job-interest";
import { count, eq, sql } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { dayIn, daysBetween, plusDays } from "../../../platform/calendar-day.ts";
import { areBlocked } from "../../../platform/db/blocked-people.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobViews } from "../../../platform/db/schema/job-views.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findManagedJob } from "../postings/find-job.ts";
import { canSee, isInFirm } from "../postings/policy.ts";
import { findJob } from "../postings/queries.ts";

/**
 * Counts a paralegal who opens a posting, once a day.
 * @throws HttpError 404 for a job that the actor cannot see
 */
export const viewJob = (db: Db, actor: Actor, jobId: number, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockActiveUser(tx, actor.id);
    const job = await findJob(tx, jobId);
    if (!job || !canSee(actor, job) || (await areBlocked(tx, actor.id, job.postedById)))
      throw notFound(errorMessages.jobNotFound);
    // Colleagues read their firm's posting, and are not interested in it.
    if (isInFirm(actor, job)) return;
    const day = dayIn(now, job.posterTimeZone);
    await tx.insert(jobViews).values({ jobId, day, userId: actor.id }).onConflictDoNothing();
  });

async function countByDay(db: Reader, jobId: number, timeZone: string) {
  const appliedOn = sql<string>`(${applications.createdAt} at time zone ${timeZone})::date::text`;
  const [views, applied] = await Promise.all([
    db
      .select({ day: jobViews.day, found: count() })
      .from(jobViews)
      .where(eq(jobViews.jobId, jobId))
      .groupBy(jobViews.day),
    db
      .select({ day: appliedOn, found: count() })
      .from(applications)
      .where(eq(applications.jobId, jobId))
      .groupBy(sql`1`),
  ]);
  const byDay = (rows: { day: string; found: number }[]) =>
    new Map(rows.map(({ day, found }) => [day, found]));
  return { views: byDay(views), applications: byDay(applied) };
}

const sumOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, found) => sum + found, 0);

/**
 * How many opened a posting and applied, for those who manage it.
 * @throws HttpError 404 outside the firm, 403 for colleagues
 */
export async function findJobInterest(
  db: Reader,
  actor: Actor,
  jobId: number,
  now: Date,
): Promise<JobInterest> {
  const job = await findManagedJob(db, actor, jobId);
  const { views, applications: applied } = await countByDay(db, jobId, job.posterTimeZone);
  const first = dayIn(job.postedAt, job.posterTimeZone);
  const last = dayIn(job.closedAt ?? now, job.posterTimeZone);
  const shown = Math.min(daysBetween(first, last) + 1, interestDays);
  return {
    views: sumOf(views),
    applications: sumOf(applied),
    days: Array.from({ length: shown }, (_, at) => {
      const day = plusDays(last, at + 1 - shown);
      return { day, views: views.get(day) ?? 0, applications: applied.get(day) ?? 0 };
    }),
  };
}
