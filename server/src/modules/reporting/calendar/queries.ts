import { and, asc, between, desc, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type Actor, may } from "../../../platform/actor.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { calendarFeeds } from "../../../platform/db/schema/calendar.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { invoices } from "../../../platform/db/schema/invoices.ts";
import { timeEntries } from "../../../platform/db/schema/time.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { invoiceRoles } from "../../engagements/invoices/policy.ts";
import { hasSide } from "../../engagements/contracts/queries.ts";

/** The signed-in actor, or the owner of a calendar feed. */
export type CalendarOwner = Pick<Actor, "id" | "firmId" | "primaryRole" | "timeZone">;

/** Calendar days (YYYY-MM-DD), both included. */
export interface DayRange {
  from: string;
  to: string;
}

const posting = {
  jobId: jobs.id,
  title: jobs.title,
  firmName: firms.name,
  givenFirmName: jobs.givenFirmName,
};

/** Open, or closed at its deadline. A job that closed or was filled earlier has no deadline entry. */
const runsUntilDeadline = or(eq(jobs.status, "open"), sql`${jobs.closedAt} >= ${jobs.closesAt}`);

/** canManage of modules/jobs as an SQL condition. */
function managedBy(person: CalendarOwner): SQL | undefined {
  if (person.firmId === null) return sql`false`;
  const own = may(person, "job:edit") ? undefined : eq(jobs.postedById, person.id);
  return and(eq(jobs.firmId, person.firmId), own);
}

const deadlines = (db: Reader) =>
  db
    .select({ ...posting, deadline: jobs.deadline })
    .from(jobs)
    .innerJoin(firms, eq(firms.id, jobs.firmId));

const closing = ({ from, to }: DayRange) =>
  and(between(jobs.deadline, from, to), runsUntilDeadline, not(jobs.hidden));

/** Deadlines of the postings that a person manages, oldest first. */
export const findManagedDeadlines = (db: Reader, person: CalendarOwner, span: DayRange, max: number) =>
  deadlines(db)
    .where(and(managedBy(person), closing(span)))
    .orderBy(asc(jobs.deadline), asc(jobs.id))
    .limit(max);

/** Deadlines of the postings with an undecided application of the person. */
export const findAppliedDeadlines = (db: Reader, person: CalendarOwner, span: DayRange, max: number) =>
  deadlines(db)
    .innerJoin(applications, eq(applications.jobId, jobs.id))
    .where(
      and(
        eq(applications.paralegalId, person.id),
        inArray(applications.status, ["pending", "reviewing"]),
        closing(span),
      ),
    )
    .orderBy(asc(jobs.deadline), asc(jobs.id))
    .limit(max);
export type DeadlineRow = Awaited<ReturnType<typeof findManagedDeadlines>>[number];

/** Covers every time zone, and the 96 hours between a completion request and its effect. */
const near = (instant: SQL, { from, to }: DayRange) =>
  sql`${instant} between ${from}::date - 6 and ${to}::date + 2`;

/** Agreed contracts with a date near these days, newest first. */
export const findDatedContracts = (db: Reader, person: CalendarOwner, span: DayRange, max: number) =>
  db
    .select({
      ...posting,
      contractId: contracts.id,
      status: contracts.status,
      startsOn: contracts.startsOn,
      startedAt: contracts.startedAt,
      projectDeadline: contracts.projectDeadline,
      completionRequestedAt: contracts.completionRequestedAt,
      endedAt: contracts.endedAt,
    })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(firms, eq(firms.id, contracts.firmId))
    .where(
      and(
        hasSide(person),
        inArray(contracts.status, ["terms_agreed", "in_progress", "completed"]),
        or(
          between(contracts.startsOn, span.from, span.to),
          between(contracts.projectDeadline, span.from, span.to),
          near(sql`${contracts.startedAt}`, span),
          near(sql`${contracts.completionRequestedAt}`, span),
          near(sql`${contracts.endedAt}`, span),
        ),
      ),
    )
    .orderBy(desc(contracts.id))
    .limit(max);
export type DatedContract = Awaited<ReturnType<typeof findDatedContracts>>[number];

/** Invoices due on these days that are not paid: of their paralegal, and of who handles invoices for the firm. */
export const findDueInvoices = (db: Reader, person: CalendarOwner, span: DayRange, max: number) => {
  const handles = invoiceRoles.some((role) => role === person.primaryRole)
    ? undefined
    : eq(contracts.attorneyId, person.id);
  const ofFirm = person.firmId === null ? undefined : and(eq(contracts.firmId, person.firmId), handles);
  return db
    .select({ ...posting, contractId: contracts.id, invoiceId: invoices.id, dueOn: invoices.dueOn })
    .from(invoices)
    .innerJoin(contracts, eq(contracts.id, invoices.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(firms, eq(firms.id, contracts.firmId))
    .where(
      and(
        or(eq(invoices.issuerId, person.id), ofFirm),
        inArray(invoices.status, ["sent", "viewed", "partly_paid", "disputed"]),
        between(invoices.dueOn, span.from, span.to),
      ),
    )
    .orderBy(asc(invoices.dueOn), asc(invoices.id))
    .limit(max);
};

/** The Monday after each week of the person's recorded time that is not submitted. */
export const findDueTimesheets = (db: Reader, person: CalendarOwner, span: DayRange, max: number) => {
  const dueOn = sql<string>`to_char(date_trunc('week', ${timeEntries.day}::timestamp) + interval '7 days', 'YYYY-MM-DD')`;
  return db
    .selectDistinct({ ...posting, contractId: contracts.id, dueOn })
    .from(timeEntries)
    .innerJoin(contracts, eq(contracts.id, timeEntries.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(firms, eq(firms.id, contracts.firmId))
    .where(
      and(
        eq(contracts.paralegalId, person.id),
        eq(contracts.status, "in_progress"),
        isNull(timeEntries.timesheetId),
        sql`${dueOn} between ${span.from} and ${span.to}`,
      ),
    )
    .limit(max);
};
export type DueRow = Omit<Awaited<ReturnType<typeof findDueInvoices>>[number], "invoiceId">;

const hosts = alias(users, "hosts");

/** Scheduled interviews of these days, of the applicant and of who meets them for the firm. */
export const findScheduledInterviews = (
  db: Reader,
  person: CalendarOwner,
  { from, to }: DayRange,
  max: number,
) =>
  db
    .select({
      ...posting,
      interview: interviews,
      paralegalId: applications.paralegalId,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .innerJoin(users, eq(users.id, jobs.postedById))
    .leftJoin(
      hosts,
      and(eq(hosts.id, interviews.hostId), eq(hosts.firmId, jobs.firmId), isNull(hosts.deactivatedAt)),
    )
    .where(
      and(
        sql`${person.id} in (${applications.paralegalId}, coalesce(${hosts.id}, ${jobs.postedById}))`,
        inArray(interviews.status, ["confirmed", "held", "no_show"]),
        sql`${interviews.startsAt} between ${from}::date - 1 and ${to}::date + 2`,
      ),
    )
    .orderBy(asc(interviews.startsAt), asc(interviews.id))
    .limit(max);
export type ScheduledInterview = Awaited<ReturnType<typeof findScheduledInterviews>>[number];

export async function findFeed(db: Reader, userId: number) {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row;
}

/** The owner of a feed, if their account is active. */
export async function findFeedOwner(db: Reader, tokenHash: string): Promise<CalendarOwner | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      firmId: users.firmId,
      primaryRole: users.primaryRole,
      timeZone: users.timeZone,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.deactivatedAt), isNull(users.lockedAt)));
  return row;
}
