import type { Responsiveness } from "@caseload/contract/jobs/response-times";
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { firmResponses, jobSilences } from "../../../platform/db/schema/response-times.ts";
import { acceptsApplications } from "../postings/accepts-applications.ts";
import type { Unanswered } from "./unanswered-days.ts";
import { responseRules } from "@caseload/contract/jobs/response-rules";

const dayMs = 86_400_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** An application that the firm has not answered. A literal, because it is the condition of a partial index. */
export const isUnanswered = sql`(${applications.status} = 'pending' and ${applications.answeredAt} is null)`;

/** Postings of one run; the next minute's run takes the rest. */
const batchSize = 500;

/** Accepts applications, and the deadline has not passed. */
const isLive = (now: Date): SQL | undefined =>
  and(acceptsApplications, not(jobs.hidden), or(isNull(jobs.closesAt), gt(jobs.closesAt, now)));

/**
 * Live postings with an application that has gone unanswered for about so many days, the longest first. Dates differ by
 * up to a day between time zones, so the caller decides which are due.
 */
export async function findUnansweredJobs(
  db: Reader,
  now: Date,
  { days, where }: { days: number; where: SQL | undefined },
) {
  const oldest = db
    .select({ jobId: applications.jobId, since: sql`min(${applications.createdAt})`.as("since") })
    .from(applications)
    .where(and(isUnanswered, lte(applications.createdAt, daysBefore(now, days - 1))))
    .groupBy(applications.jobId)
    .as("oldest");
  return db
    .select({
      jobId: jobs.id,
      since: sql`${oldest.since}`.mapWith(applications.createdAt),
      timeZone: users.timeZone,
      remindedAt: jobSilences.remindedAt,
    })
    .from(oldest)
    .innerJoin(jobs, eq(jobs.id, oldest.jobId))
    .innerJoin(users, eq(users.id, jobs.postedById))
    .leftJoin(jobSilences, eq(jobSilences.jobId, jobs.id))
    .where(and(isLive(now), where))
    .orderBy(asc(oldest.since), asc(jobs.id))
    .limit(batchSize);
}

/** Ids of live postings whose announced pause is due. */
export async function findPauseDue(db: Reader, now: Date): Promise<number[]> {
  const rows = await db
    .select({ jobId: jobSilences.jobId })
    .from(jobSilences)
    .innerJoin(jobs, eq(jobs.id, jobSilences.jobId))
    .where(and(isLive(now), lte(jobSilences.pausesAt, now)))
    .orderBy(asc(jobSilences.pausesAt))
    .limit(batchSize);
  return rows.map(({ jobId }) => jobId);
}

/** Ids of postings that were paused for unanswered applications, and have none any more. */
export async function findAnswered(db: Reader): Promise<number[]> {
  const waiting = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobs.id), isUnanswered));
  const rows = await db
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.pausedAt), not(jobs.pausedByFirm), notExists(waiting)))
    .orderBy(asc(jobs.id))
    .limit(batchSize);
  return rows.map(({ jobId }) => jobId);
}

/** A posting with its unanswered applications, to be read under its lock; undefined when it does not exist. */
export async function findUnansweredJob(db: Reader, jobId: number, now: Date) {
  const [row] = await db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      firmId: jobs.firmId,
      postedById: jobs.postedById,
      isLive: sql<boolean>`coalesce((${isLive(now)}), false)`,
      pausedAt: jobs.pausedAt,
      pausedByFirm: jobs.pausedByFirm,
      status: jobs.status,
      timeZone: users.timeZone,
      remindedAt: jobSilences.remindedAt,
      warnedAt: jobSilences.warnedAt,
      pausesAt: jobSilences.pausesAt,
      waiting: sql<number>`(${countWaiting(db)})`.mapWith(Number),
      since: sql<Date | null>`(${oldestWaiting(db)})`.mapWith(applications.createdAt),
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.postedById))
    .leftJoin(jobSilences, eq(jobSilences.jobId, jobs.id))
    .where(eq(jobs.id, jobId));
  return row;
}
export type UnansweredJob = NonNullable<Awaited<ReturnType<typeof findUnansweredJob>>>;

const ofJob = and(eq(applications.jobId, jobs.id), isUnanswered);
const countWaiting = (db: Reader) =>
  db
    .select({ count: sql`count(*)`.as("waiting_count") })
    .from(applications)
    .where(ofJob);
const oldestWaiting = (db: Reader) =>
  db
    .select({ since: sql`min(${applications.createdAt})`.as("waiting_since") })
    .from(applications)
    .where(ofJob);

/** By posting: how many applications are unanswered, since when, and when it will be paused. */
export async function findUnanswered(db: Reader, jobIds: number[]) {
  if (jobIds.length === 0) return new Map<number, Unanswered>();
  const rows = await db
    .select({
      jobId: applications.jobId,
      waiting: sql`count(*)`.mapWith(Number),
      since: sql`min(${applications.createdAt})`.mapWith(applications.createdAt),
      pausesAt: sql<Date | null>`max(${jobSilences.pausesAt})`.mapWith(jobSilences.pausesAt),
    })
    .from(applications)
    .leftJoin(jobSilences, eq(jobSilences.jobId, applications.jobId))
    .where(and(inArray(applications.jobId, jobIds), isUnanswered))
    .groupBy(applications.jobId);
  return new Map<number, Unanswered>(rows.map(({ jobId, ...wait }) => [jobId, wait]));
}

/** Response times by firm. */
export async function findResponseTimes(
  db: Reader,
  firmIds: readonly number[],
  now: Date,
): Promise<Map<number, Responsiveness>> {
  if (firmIds.length === 0) return new Map();
  const rows = await db
    .select({
      firmId: firms.id,
      joinedAt: firms.createdAt,
      medianDays: firmResponses.medianDays,
      replyPercent: firmResponses.replyPercent,
    })
    .from(firms)
    .leftJoin(firmResponses, eq(firmResponses.firmId, firms.id))
    .where(inArray(firms.id, [...new Set(firmIds)]));
  return new Map(rows.map((row) => [row.firmId, responsivenessOf(row, now)]));
}

export const findResponseTime = async (db: Reader, firmId: number, now: Date): Promise<Responsiveness> =>
  (await findResponseTimes(db, [firmId], now)).get(firmId) ?? unknownResponsiveness;

interface ResponseRow {
  joinedAt: Date;
  medianDays: number | null;
  replyPercent: number | null;
}

/** A firm's response time as applicants see it. */
export const responsivenessOf = (
  { joinedAt, medianDays, replyPercent }: ResponseRow,
  now: Date,
): Responsiveness => ({
  medianDays,
  replyPercent,
  isNew: now.getTime() - joinedAt.getTime() < responseRules.newForDays * dayMs,
});

/** For a firm that no longer exists. */
export const unknownResponsiveness: Responsiveness = { medianDays: null, replyPercent: null, isNew: false };
