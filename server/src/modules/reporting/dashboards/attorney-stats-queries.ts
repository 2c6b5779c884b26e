import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { may, type Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import { applicationFigures, requireRow } from "./queries.ts";
import { chartDays } from "./present.ts";

/** Counts are those of the lists that the actor may open: the firm's, or null for one's own. */
const managedFirmId = (actor: Actor): number | null => (may(actor, "job:edit") ? actor.firmId : null);
const reviewedFirmId = (actor: Actor): number | null =>
  may(actor, "application:review") ? actor.firmId : null;

const toNumber = (query: SQL) => query.mapWith(Number);

/** Postings by status, applications by status and by day: of the firm for those who manage or review them, else one's own. */
export async function findAttorneyStats(db: Reader, actor: Actor, now: Date) {
  const firmId = reviewedFirmId(actor);
  const postingsOf = managedFirmId(actor);
  const clock = { timeZone: actor.timeZone, now };
  const [postings, received] = await Promise.all([
    countPostings(db, postingsOf === null ? eq(jobs.postedById, actor.id) : eq(jobs.firmId, postingsOf)),
    firmId === null ? countOwnApplications(db, actor.id, clock) : countFirmApplications(db, firmId, clock),
  ]);
  return { ...postings, ...received };
}
export type AttorneyStats = Awaited<ReturnType<typeof findAttorneyStats>>;

async function countPostings(db: Reader, which: SQL) {
  const countIf = (condition: SQL) => toNumber(sql`count(*) filter (where ${condition})`);
  const [row] = await db
    .select({
      totalJobs: toNumber(sql`count(*)`),
      activeJobs: countIf(acceptsApplications),
      closedJobs: countIf(eq(jobs.status, "closed")),
      filledJobs: countIf(eq(jobs.status, "filled")),
    })
    .from(jobs)
    .where(which);
  return requireRow(row);
}

interface Clock {
  readonly timeZone: string;
  readonly now: Date;
}

/** One pass, because one person's postings have few applications. */
async function countOwnApplications(db: Reader, personId: number, clock: Clock) {
  const own = inArray(
    applications.jobId,
    db.select({ id: jobs.id }).from(jobs).where(eq(jobs.postedById, personId)),
  );
  const [row] = await db
    .select({ ...applicationFigures, perDay: countPerDay(db, own, clock) })
    .from(applications)
    .where(own);
  return requireRow(row);
}

/** One index range per figure, because a single pass would read all rows of a large firm. */
async function countFirmApplications(db: Reader, firmId: number, clock: Clock) {
  const ofFirm = eq(applications.firmId, firmId);
  const counted = (condition?: SQL) =>
    toNumber(sql`(${db.select({ count: count() }).from(applications).where(and(ofFirm, condition))})`);
  const newest = db
    .select({ at: sql`max(${applications.createdAt})` })
    .from(applications)
    .where(ofFirm);
  const [row] = await db
    .select({
      totalApplications: counted(),
      pendingApplications: counted(eq(applications.status, "pending")),
      reviewingApplications: counted(eq(applications.status, "reviewing")),
      acceptedApplications: counted(eq(applications.status, "accepted")),
      newestApplicationAt: sql`(${newest})`.mapWith(applications.createdAt),
      perDay: countPerDay(db, ofFirm, clock),
    })
    .from(sql`(values (1)) as one`);
  return requireRow(row);
}

/** Applications by age in days of the viewer's calendar: {"0": today, "1": yesterday}. */
function countPerDay(db: Reader, which: SQL, { timeZone, now }: Clock) {
  const at = now.toISOString();
  const dayOf = (instant: SQL) => sql`(${instant} at time zone ${timeZone})::date`;
  const perDay = db
    .select({
      daysAgo: sql`${dayOf(sql`${at}::timestamptz`)} - ${dayOf(sql`${applications.createdAt}`)}`.as(
        "days_ago",
      ),
      total: sql`count(*)`.as("total"),
    })
    .from(applications)
    .where(
      and(
        which,
        sql`${applications.createdAt} > ${at}::timestamptz - make_interval(days => ${chartDays + 1})`,
      ),
    )
    .groupBy(sql`1`)
    .as("per_day");
  const counted = db
    .select({ figures: sql`json_object_agg(${perDay.daysAgo}, ${perDay.total})` })
    .from(perDay);
  return sql<Record<string, number> | null>`(${counted})`;
}
