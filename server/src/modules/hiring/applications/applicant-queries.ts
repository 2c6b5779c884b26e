import { activeApplicationStatuses, type ApplicationChoice } from "@caseload/contract/lifecycles";
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import {
  applicationNotes,
  applications,
  plannedDecisions,
} from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { credentials } from "../../../platform/db/schema/credentials.ts";
import { interviews } from "../../../platform/db/schema/interviews.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { paralegalProfiles } from "../../../platform/db/schema/profiles.ts";
import { timeEntries, timesheets } from "../../../platform/db/schema/time.ts";
import { findApplications, isReceivedBy, type Reviewer } from "./queries.ts";

interface ApplicantFilters {
  jobId?: number | undefined;
  status?: ApplicationChoice | undefined;
  id?: readonly number[] | undefined;
}

const isReceived = (reviewer: Reviewer, jobId: number | undefined): SQL | undefined =>
  and(isReceivedBy(reviewer), jobId === undefined ? undefined : eq(applications.jobId, jobId));

/** The hourly rate that an application asks, in US cents. */
const hourlyCents = sql<number | null>`case when ${applications.proposedPay} ->> 'kind' = 'hourly'
  then (${applications.proposedPay} ->> 'cents')::integer
  when ${applications.proposedPay} is null then round(${paralegalProfiles.hourlyRate} * 100)::integer end`;

/** What the list is ordered by, of every application that passes the filters. */
export const findOrdered = (db: Reader, reviewer: Reviewer, { jobId, status, id }: ApplicantFilters) =>
  db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      paralegalId: applications.paralegalId,
      status: applications.status,
      createdAt: applications.createdAt,
      hourlyCents,
      level: paralegalProfiles.level,
    })
    .from(applications)
    .leftJoin(paralegalProfiles, eq(paralegalProfiles.userId, applications.paralegalId))
    .where(
      and(
        isReceived(reviewer, jobId),
        id === undefined ? undefined : inArray(applications.id, [...id]),
        status === undefined
          ? undefined
          : inArray(applications.status, status === "active" ? [...activeApplicationStatuses] : [status]),
      ),
    );

/** A colleague's latest rating of each application, averaged. */
async function findRatings(db: Reader, ids: readonly number[]) {
  const latest = db
    .selectDistinctOn([applicationNotes.applicationId, applicationNotes.authorId], {
      applicationId: applicationNotes.applicationId,
      rating: applicationNotes.rating,
    })
    .from(applicationNotes)
    .where(
      and(inArray(applicationNotes.applicationId, [...ids]), sql`${applicationNotes.rating} is not null`),
    )
    .orderBy(applicationNotes.applicationId, applicationNotes.authorId, desc(applicationNotes.id))
    .as("latest");
  return db
    .select({
      applicationId: latest.applicationId,
      average: sql<number>`round(avg(${latest.rating}), 1)::float`,
      count: count(),
    })
    .from(latest)
    .groupBy(latest.applicationId);
}

/** The firm's contracts with people, those that were canceled aside, and the hours that it approved. */
const findHistories = (db: Reader, firmId: number, paralegalIds: readonly number[]) =>
  db
    .select({
      paralegalId: contracts.paralegalId,
      contracts: sql<number>`count(distinct ${contracts.id})::integer`,
      approvedMinutes: sql<number>`coalesce(sum(${timeEntries.minutes}) filter (where ${timesheets.status} = 'approved'), 0)::integer`,
    })
    .from(contracts)
    .leftJoin(timeEntries, eq(timeEntries.contractId, contracts.id))
    .leftJoin(timesheets, eq(timesheets.id, timeEntries.timesheetId))
    .where(
      and(
        eq(contracts.firmId, firmId),
        inArray(contracts.paralegalId, [...paralegalIds]),
        inArray(contracts.status, ["terms_agreed", "in_progress", "completed"]),
      ),
    )
    .groupBy(contracts.paralegalId);

const byPerson = (db: Reader, firmId: number, paralegalIds: readonly number[]) =>
  db
    .select({ paralegalId: applications.paralegalId, count: count() })
    .from(applications)
    .where(and(eq(applications.firmId, firmId), inArray(applications.paralegalId, [...paralegalIds])))
    .groupBy(applications.paralegalId);

const findCheckedCredentials = (db: Reader, paralegalIds: readonly number[]) =>
  db
    .select({ paralegalId: credentials.userId, count: count() })
    .from(credentials)
    .where(and(inArray(credentials.userId, [...paralegalIds]), eq(credentials.status, "verified")))
    .groupBy(credentials.userId);

const findPostedBudgets = (db: Reader, jobIds: readonly number[]) =>
  db
    .select({
      id: jobs.id,
      budgetRange: jobs.budgetRange,
      budgetKind: jobs.budgetKind,
      budgetMin: jobs.budgetMin,
      budgetMax: jobs.budgetMax,
    })
    .from(jobs)
    .where(inArray(jobs.id, [...jobIds]));

/** What one page of the list shows beside the matches, in the order of the ids. */
export async function findDetails(
  db: Reader,
  firmId: number,
  page: readonly { id: number; jobId: number; paralegalId: number }[],
) {
  if (page.length === 0) return [];
  const ids = page.map(({ id }) => id);
  const people = [...new Set(page.map(({ paralegalId }) => paralegalId))];
  const [rows, ratings, planned, held, histories, all, checked, budgets] = await Promise.all([
    findApplications(db, ids),
    findRatings(db, ids),
    db.select().from(plannedDecisions).where(inArray(plannedDecisions.applicationId, ids)),
    db
      .select({ applicationId: interviews.applicationId, startsAt: interviews.startsAt })
      .from(interviews)
      .where(and(inArray(interviews.applicationId, ids), eq(interviews.status, "confirmed"))),
    findHistories(db, firmId, people),
    byPerson(db, firmId, people),
    findCheckedCredentials(db, people),
    findPostedBudgets(db, [...new Set(page.map(({ jobId }) => jobId))]),
  ]);
  const found = new Map(rows.map((row) => [row.application.id, row]));
  return page.flatMap(({ id, jobId, paralegalId }) => {
    const row = found.get(id);
    if (!row) return [];
    const isOf = (other: { applicationId: number }) => other.applicationId === id;
    const isAbout = (other: { paralegalId: number }) => other.paralegalId === paralegalId;
    return [
      {
        row,
        rating: ratings.find(isOf) ?? null,
        planned: planned.find(isOf) ?? null,
        interviewAt: held.find(isOf)?.startsAt ?? null,
        history: histories.find(isAbout) ?? null,
        applications: all.find(isAbout)?.count ?? 1,
        checkedCredentials: checked.find(isAbout)?.count ?? 0,
        budget: budgets.find((job) => job.id === jobId) ?? null,
      },
    ];
  });
}
export type ApplicantDetails = Awaited<ReturnType<typeof findDetails>>[number];

/** How many applications there are by status and by posting. */
export async function countReceived(db: Reader, reviewer: Reviewer, jobId: number | undefined) {
  const [byStatus, [unread], byJob] = await Promise.all([
    db
      .select({ status: applications.status, count: count() })
      .from(applications)
      .where(isReceived(reviewer, jobId))
      .groupBy(applications.status),
    db
      .select({ count: count() })
      .from(applications)
      .where(
        and(isReceived(reviewer, jobId), eq(applications.status, "pending"), isNull(applications.viewedAt)),
      ),
    db
      .select({ id: jobs.id, title: jobs.title, applications: count() })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .where(isReceived(reviewer, undefined))
      .groupBy(jobs.id)
      .orderBy(desc(jobs.id)),
  ]);
  const statuses = { pending: 0, reviewing: 0, accepted: 0, rejected: 0, withdrawn: 0 };
  for (const row of byStatus) statuses[row.status] = row.count;
  return { statuses, unread: unread?.count ?? 0, jobs: byJob };
}

export const selectNotes = (db: Reader) =>
  db
    .select({
      id: applicationNotes.id,
      text: applicationNotes.text,
      rating: applicationNotes.rating,
      createdAt: applicationNotes.createdAt,
      author: { id: users.id, name: users.name, photo: users.image },
    })
    .from(applicationNotes)
    .innerJoin(users, eq(users.id, applicationNotes.authorId));
export type NoteRow = Awaited<ReturnType<typeof selectNotes>>[number];

export const listNotes = (db: Reader, applicationId: number): Promise<NoteRow[]> =>
  selectNotes(db).where(eq(applicationNotes.applicationId, applicationId)).orderBy(asc(applicationNotes.id));
