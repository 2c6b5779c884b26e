import { maxShownPostings, teamRows } from "@caseload/contract/reporting/team-work";
import { and, asc, count, countDistinct, desc, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { FirmActor } from "../../../platform/firm-actor.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { timeEntries, timesheets } from "../../../platform/db/schema/time.ts";
import { deliverables } from "../../../platform/db/schema/work.ts";

export interface Week {
  from: string;
  to: string;
  today: string;
}

const isRunning = (firmId: number) => and(eq(contracts.firmId, firmId), eq(contracts.status, "in_progress"));

const plannedOf = (firmId: number) => sql`(select coalesce(sum(j.weekly_hours), 0)
  from ${contracts} c join ${jobs} j on j.id = c.job_id
  where c.paralegal_id = ${users.id} and c.firm_id = ${firmId} and c.status = 'in_progress')`;
const contractsOf = (firmId: number) => sql`(select count(*) from ${contracts} c
  where c.paralegal_id = ${users.id} and c.firm_id = ${firmId} and c.status = 'in_progress')`;

/** The firm's own paralegals but the reader, and everyone else who works for it; the reader's own contracts count too. */
const groups = {
  inFirm: (db: Reader, { id, firmId }: Reading) =>
    and(
      eq(users.firmId, firmId),
      or(
        and(eq(users.userType, "paralegal"), ne(users.id, id), isNull(users.deactivatedAt)),
        inArray(users.id, workers(db, firmId)),
      ),
    ),
  freelance: (db: Reader, { firmId }: Reading) =>
    and(sql`${users.firmId} is distinct from ${firmId}`, inArray(users.id, workers(db, firmId))),
};
type Reading = Pick<FirmActor, "id" | "firmId">;

const workers = (db: Reader, firmId: number) =>
  db.select({ id: contracts.paralegalId }).from(contracts).where(isRunning(firmId));

/** One of the groups, most weekly hours first. */
const findPeople = (db: Reader, reader: Reading, group: keyof typeof groups, limit: number) =>
  db
    .select({
      id: users.id,
      name: users.name,
      emailConfirmed: isEmailConfirmed(users),
      primaryRole: users.primaryRole,
      firmId: users.firmId,
      weeklyHours: paralegalProfiles.hoursPerWeek,
    })
    .from(users)
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, users.id))
    .where(groups[group](db, reader))
    .orderBy(desc(plannedOf(reader.firmId)), desc(contractsOf(reader.firmId)), asc(users.name), asc(users.id))
    .limit(limit);

const countPeople = async (db: Reader, reader: Reading, group: keyof typeof groups) => {
  const [row] = await db
    .select({
      people: count(),
      available: sql`coalesce(sum(${paralegalProfiles.hoursPerWeek}), 0)`.mapWith(Number),
    })
    .from(users)
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, users.id))
    .where(groups[group](db, reader));
  return row ?? { people: 0, available: 0 };
};

/** Contracts in progress of these people. Only submitted time is the firm's to see. */
const findWork = (db: Reader, firmId: number, { from, to }: Week, people: readonly { id: number }[]) =>
  db
    .select({
      contractId: contracts.id,
      paralegalId: contracts.paralegalId,
      title: jobs.title,
      weeklyHours: jobs.weeklyHours,
      until: contracts.projectDeadline,
      minutes: sql`coalesce((select sum(e.minutes) from ${timeEntries} e where e.contract_id = ${contracts.id}
        and e.timesheet_id is not null and e.day between ${from} and ${to}), 0)`.mapWith(Number),
    })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .where(
      and(
        isRunning(firmId),
        inArray(
          contracts.paralegalId,
          people.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(sql`${jobs.weeklyHours} desc nulls last`, desc(contracts.id));

const sumPlanned = async (db: Reader, firmId: number): Promise<number> => {
  const [row] = await db
    .select({ hours: sql`coalesce(sum(${jobs.weeklyHours}), 0)`.mapWith(Number) })
    .from(contracts)
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .where(isRunning(firmId));
  return row?.hours ?? 0;
};

const person = { name: users.name, emailConfirmed: isEmailConfirmed(users) };

const isSubmitted = (firmId: number) => and(eq(contracts.firmId, firmId), eq(timesheets.status, "submitted"));

const countTimesheets = async (db: Reader, firmId: number) => {
  const [row] = await db
    .select({
      timesheets: countDistinct(timesheets.id),
      toReview: sql`coalesce(sum(${timeEntries.minutes}), 0)`.mapWith(Number),
    })
    .from(timesheets)
    .innerJoin(contracts, eq(contracts.id, timesheets.contractId))
    .leftJoin(timeEntries, eq(timeEntries.timesheetId, timesheets.id))
    .where(isSubmitted(firmId));
  return row ?? { timesheets: 0, toReview: 0 };
};

const findTimesheets = (db: Reader, firmId: number, limit: number) =>
  db
    .select({
      id: timesheets.id,
      contractId: contracts.id,
      title: jobs.title,
      person,
      weekStart: timesheets.weekStart,
      submittedAt: timesheets.submittedAt,
      minutes: sql`coalesce((select sum(e.minutes) from ${timeEntries} e
        where e.timesheet_id = ${timesheets.id}), 0)`.mapWith(Number),
    })
    .from(timesheets)
    .innerJoin(contracts, eq(contracts.id, timesheets.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(users, eq(users.id, contracts.paralegalId))
    .where(isSubmitted(firmId))
    .orderBy(asc(timesheets.submittedAt), asc(timesheets.id))
    .limit(limit);

const isDue = (firmId: number, { to }: Week) =>
  and(isRunning(firmId), ne(deliverables.status, "approved"), lte(deliverables.dueOn, to));

const countDue = async (db: Reader, firmId: number, week: Week) => {
  const [row] = await db
    .select({
      due: count(),
      late: sql`count(*) filter (where ${deliverables.dueOn} < ${week.today})`.mapWith(Number),
    })
    .from(deliverables)
    .innerJoin(contracts, eq(contracts.id, deliverables.contractId))
    .where(isDue(firmId, week));
  return row ?? { due: 0, late: 0 };
};

const findDue = (db: Reader, firmId: number, week: Week, limit: number) =>
  db
    .select({
      id: deliverables.id,
      contractId: contracts.id,
      title: jobs.title,
      person,
      deliverable: deliverables.title,
      dueOn: sql<string>`${deliverables.dueOn}::text`,
      status: deliverables.status,
    })
    .from(deliverables)
    .innerJoin(contracts, eq(contracts.id, deliverables.contractId))
    .innerJoin(jobs, eq(jobs.id, contracts.jobId))
    .innerJoin(users, eq(users.id, contracts.paralegalId))
    .where(isDue(firmId, week))
    .orderBy(asc(deliverables.dueOn), asc(deliverables.id))
    .limit(limit);

const findPostings = (db: Reader, firmId: number) =>
  db
    .select({ jobId: jobs.id, title: jobs.title, pending: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.firmId, firmId), eq(jobs.status, "open"), eq(applications.status, "pending")))
    .groupBy(jobs.id)
    .orderBy(desc(count()), desc(jobs.id))
    .limit(maxShownPostings);

/** What the firm's paralegals work on, and what awaits somebody of the firm: a page of each list, and counts of all. */
export async function findTeamWork(db: Reader, reader: Reading, week: Week, limit: number = teamRows.page) {
  const { firmId } = reader;
  const [inFirm, freelance, sheets, due, postings] = await Promise.all([
    findPeople(db, reader, "inFirm", limit),
    findPeople(db, reader, "freelance", limit),
    findTimesheets(db, firmId, limit),
    findDue(db, firmId, week, limit),
    findPostings(db, firmId),
  ]);
  const people = [...inFirm, ...freelance];
  const [work, planned, own, others, sheetTotals, dueTotals] = await Promise.all([
    findWork(db, firmId, week, people),
    sumPlanned(db, firmId),
    countPeople(db, reader, "inFirm"),
    countPeople(db, reader, "freelance"),
    countTimesheets(db, firmId),
    countDue(db, firmId, week),
  ]);
  const totals = {
    inFirm: own.people,
    freelance: others.people,
    planned,
    available: own.available + others.available,
    ...sheetTotals,
    ...dueTotals,
  };
  return { firmId, week, totals, people, work, timesheets: sheets, due, postings };
}
export type TeamWorkRows = Awaited<ReturnType<typeof findTeamWork>>;
