import type { Responsiveness } from "@caseload/contract/jobs/responsiveness";
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
import { figureOf, noFigure } from "./present-response-time.ts";
import type { Wait } from "./unanswered-days.ts";

const dayMs = 86_400_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** An application that nobody of the law office has answered. Literal, because it stands in a partial index. */
export const isWaiting = sql`(${applications.status} = 'pending' and ${applications.answeredAt} is null)`;

/** Postings of one run; the next minute's run takes the rest. */
const max = 500;

/** Postings that take applications, as long as their deadline has not passed. */
const live = (now: Date): SQL | undefined =>
  and(acceptsApplications, not(jobs.hidden), or(isNull(jobs.closesAt), gt(jobs.closesAt, now)));

/**
 * Live postings on which somebody has waited since a day or longer, those who have waited longest first. Dates of time
 * zones differ by a day at most: whether they are due is for the caller to say.
 */
export async function findSilent(
  db: Reader,
  now: Date,
  { days, where }: { days: number; where: SQL | undefined },
) {
  const waits = db
    .select({ jobId: applications.jobId, since: sql`min(${applications.createdAt})`.as("since") })
    .from(applications)
    .where(and(isWaiting, lte(applications.createdAt, daysBefore(now, days - 1))))
    .groupBy(applications.jobId)
    .as("waits");
  return db
    .select({
      jobId: jobs.id,
      since: sql`${waits.since}`.mapWith(applications.createdAt),
      timeZone: users.timeZone,
      remindedAt: jobSilences.remindedAt,
    })
    .from(waits)
    .innerJoin(jobs, eq(jobs.id, waits.jobId))
    .innerJoin(users, eq(users.id, jobs.postedById))
    .leftJoin(jobSilences, eq(jobSilences.jobId, jobs.id))
    .where(and(live(now), where))
    .orderBy(asc(waits.since), asc(jobs.id))
    .limit(max);
}

/** Ids of postings whose announced pause has come. */
export async function findPauseDue(db: Reader, now: Date): Promise<number[]> {
  const rows = await db
    .select({ jobId: jobSilences.jobId })
    .from(jobSilences)
    .innerJoin(jobs, eq(jobs.id, jobSilences.jobId))
    .where(and(live(now), lte(jobSilences.pausesAt, now)))
    .orderBy(asc(jobSilences.pausesAt))
    .limit(max);
  return rows.map(({ jobId }) => jobId);
}

/** Ids of paused postings on which nobody waits any more. */
export async function findAnswered(db: Reader): Promise<number[]> {
  const waiting = db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobs.id), isWaiting));
  const rows = await db
    .select({ jobId: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.pausedAt), notExists(waiting)))
    .orderBy(asc(jobs.id))
    .limit(max);
  return rows.map(({ jobId }) => jobId);
}

/** How a posting stands with those who wait, read anew under its lock; undefined without such a posting. */
export async function findSilence(db: Reader, jobId: number, now: Date) {
  const [row] = await db
    .select({
      jobId: jobs.id,
      title: jobs.title,
      firmId: jobs.firmId,
      postedById: jobs.postedById,
      isLive: sql<boolean>`coalesce((${live(now)}), false)`,
      pausedAt: jobs.pausedAt,
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
export type Silence = NonNullable<Awaited<ReturnType<typeof findSilence>>>;

const ofJob = and(eq(applications.jobId, jobs.id), isWaiting);
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

/** Per posting: how many wait, since when, and when it would be paused. */
export async function findUnanswered(db: Reader, jobIds: number[]) {
  if (jobIds.length === 0) return new Map<number, Wait>();
  const rows = await db
    .select({
      jobId: applications.jobId,
      waiting: sql`count(*)`.mapWith(Number),
      since: sql`min(${applications.createdAt})`.mapWith(applications.createdAt),
      pausesAt: sql<Date | null>`max(${jobSilences.pausesAt})`.mapWith(jobSilences.pausesAt),
    })
    .from(applications)
    .leftJoin(jobSilences, eq(jobSilences.jobId, applications.jobId))
    .where(and(inArray(applications.jobId, jobIds), isWaiting))
    .groupBy(applications.jobId);
  return new Map<number, Wait>(rows.map(({ jobId, ...wait }) => [jobId, wait]));
}

/** The figures of law offices, by firm. */
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
  return new Map(rows.map((row) => [row.firmId, figureOf(row, now)]));
}

export const findResponseTime = async (db: Reader, firmId: number, now: Date): Promise<Responsiveness> =>
  (await findResponseTimes(db, [firmId], now)).get(firmId) ?? noFigure;
