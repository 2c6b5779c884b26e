import { maxShownPostings } from "@caseload/contract/reporting/team-work";
import { and, asc, count, desc, eq, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
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

/** The firm's own paralegals but the reader, and everyone who works for it. */
const findPeople = (db: Reader, { id, firmId }: Pick<FirmActor, "id" | "firmId">) =>
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
    .where(
      or(
        and(
          eq(users.firmId, firmId),
          eq(users.userType, "paralegal"),
          ne(users.id, id),
          isNull(users.deactivatedAt),
        ),
        inArray(users.id, db.select({ id: contracts.paralegalId }).from(contracts).where(isRunning(firmId))),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));

/** Contracts in progress. Only submitted time is the firm's to see. */
const findWork = (db: Reader, firmId: number, { from, to }: Week) =>
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
    .where(isRunning(firmId))
    .orderBy(sql`${jobs.weeklyHours} desc nulls last`, desc(contracts.id));

const person = { name: users.name, emailConfirmed: isEmailConfirmed(users) };

const findTimesheets = (db: Reader, firmId: number) =>
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
    .where(and(eq(contracts.firmId, firmId), eq(timesheets.status, "submitted")))
    .orderBy(asc(timesheets.submittedAt), asc(timesheets.id));

const findDue = (db: Reader, firmId: number, { to }: Week) =>
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
    .where(and(isRunning(firmId), ne(deliverables.status, "approved"), lte(deliverables.dueOn, to)))
    .orderBy(asc(deliverables.dueOn), asc(deliverables.id));

const findPostings = (db: Reader, firmId: number) =>
  db
    .select({ jobId: jobs.id, title: jobs.title, pending: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(jobs.firmId, firmId), eq(jobs.status, "open"), eq(applications.status, "pending")))
    .groupBy(jobs.id)
    .orderBy(desc(count()), desc(jobs.id))
    .limit(maxShownPostings);

/** What the firm's paralegals work on, and what awaits somebody of the firm. */
export async function findTeamWork(db: Reader, reader: Pick<FirmActor, "id" | "firmId">, week: Week) {
  const { firmId } = reader;
  const [people, work, sheets, due, postings] = await Promise.all([
    findPeople(db, reader),
    findWork(db, firmId, week),
    findTimesheets(db, firmId),
    findDue(db, firmId, week),
    findPostings(db, firmId),
  ]);
  return { firmId, week, people, work, timesheets: sheets, due, postings };
}
export type TeamWorkRows = Awaited<ReturnType<typeof findTeamWork>>;
