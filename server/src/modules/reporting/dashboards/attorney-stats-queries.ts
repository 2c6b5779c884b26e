import { and, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import { may, type Actor } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import { chartDays } from "./chart.ts";
import { applicationFigures, only } from "./queries.ts";

/** The firm whose postings all count; null where only one's own do: for those who do not review applications. */
const wholeFirm = (actor: Actor): number | null => (may(actor, "application:review") ? actor.firmId : null);

const number = (query: SQL) => query.mapWith(Number);

/** How many of the scope's postings have each status; how many applications came in, and when. */
export async function findLawOfficeFigures(db: Reader, actor: Actor, now: Date) {
  const firmId = wholeFirm(actor);
  const clock = { timeZone: actor.timeZone, now };
  const [postings, received] = await Promise.all([
    countPostings(db, firmId === null ? eq(jobs.postedById, actor.id) : eq(jobs.firmId, firmId)),
    firmId === null ? countOwnApplications(db, actor.id, clock) : countFirmApplications(db, firmId, clock),
  ]);
  return { ...postings, ...received };
}
export type LawOfficeFigures = Awaited<ReturnType<typeof findLawOfficeFigures>>;

async function countPostings(db: Reader, which: SQL) {
  const having = (condition: SQL) => number(sql`count(*) filter (where ${condition})`);
  const [row] = await db
    .select({
      totalJobs: number(sql`count(*)`),
      activeJobs: having(acceptsApplications),
      closedJobs: having(eq(jobs.status, "closed")),
      filledJobs: having(eq(jobs.status, "filled")),
    })
    .from(jobs)
    .where(which);
  return only(row);
}

interface Clock {
  readonly timeZone: string;
  readonly now: Date;
}

/** One person's postings have few enough for one pass. */
async function countOwnApplications(db: Reader, personId: number, clock: Clock) {
  const own = inArray(
    applications.jobId,
    db.select({ id: jobs.id }).from(jobs).where(eq(jobs.postedById, personId)),
  );
  const [row] = await db
    .select({ ...applicationFigures, perDay: countPerDay(db, own, clock) })
    .from(applications)
    .where(own);
  return only(row);
}

/** Each figure is a stretch of an index of its own: one pass over a large firm's rows would read them all. */
async function countFirmApplications(db: Reader, firmId: number, clock: Clock) {
  const ofFirm = eq(applications.firmId, firmId);
  const counted = (condition?: SQL) =>
    number(sql`(${db.select({ count: count() }).from(applications).where(and(ofFirm, condition))})`);
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
  return only(row);
}

/** Applications by how many of the viewer's calendar days ago they came: {"0": today's, "1": yesterday's}. */
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
