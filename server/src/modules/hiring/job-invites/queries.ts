import { and, desc, eq, gt, isNull, lt, not, or, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { acceptsApplications, mayReapply } from "../../jobs/postings/accepts-applications.ts";
import { isBlockedWith } from "../../../platform/db/blocked-people.ts";

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** An application that rules out another one: not one that was withdrawn, or whose contract was canceled. */
const isApplication = and(
  eq(applications.jobId, jobs.id),
  eq(applications.paralegalId, jobInvites.paralegalId),
  not(mayReapply),
);

const selectInvites = (db: Reader) =>
  db
    .select({
      invite: jobInvites,
      job: {
        id: jobs.id,
        title: jobs.title,
        location: jobs.location,
        workArrangement: jobs.workArrangement,
        status: jobs.status,
        priority: jobs.priority,
        budgetRange: jobs.budgetRange,
        givenFirmName: jobs.givenFirmName,
        postedById: jobs.postedById,
        closesAt: jobs.closesAt,
        pausedAt: jobs.pausedAt,
      },
      firmName: firms.name,
      inviter: {
        id: users.id,
        name: users.name,
        deactivatedAt: users.deactivatedAt,
        emailConfirmed: isEmailConfirmed(users),
      },
      applicationId: applications.id,
    })
    .from(jobInvites)
    .innerJoin(jobs, and(eq(jobs.id, jobInvites.jobId), eq(jobs.hidden, false)))
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .leftJoin(users, eq(users.id, jobInvites.invitedById))
    .leftJoin(applications, isApplication);
export type InviteRow = Awaited<ReturnType<typeof selectInvites>>[number];

/** Invites to a job that was returned to a draft are hidden. */
const isPublished = sql`${jobs.status} in ('open', 'closed', 'filled')`;

export async function listInvites(db: Reader, paralegalId: number, paging: Paging) {
  const cursor = decodeCursor(paging.cursor);
  const rows = await selectInvites(db)
    .where(
      and(
        eq(jobInvites.paralegalId, paralegalId),
        isPublished,
        not(isBlockedWith(paralegalId, jobs.postedById)),
        sql`${isBlockedWith(paralegalId, jobInvites.invitedById)} is not true`,
        cursor ? lt(jobInvites.id, cursor.id) : undefined,
      ),
    )
    .orderBy(desc(jobInvites.id))
    .limit(pageSize(paging.limit));
  return toPage(rows, paging.limit, (row): Cursor => ({ at: null, id: row.invite.id }));
}

export async function findInvite(db: Reader, id: number): Promise<InviteRow | undefined> {
  const [row] = await selectInvites(db).where(and(eq(jobInvites.id, id), isPublished));
  return row;
}

/** Jobs in the dialog. */
const maxJobs = 100;

interface InvitePair {
  firmId: number;
  paralegalId: number;
}

/** A firm's open jobs, newest first, each with a paralegal's invite and application. */
export async function listJobsForInvite(
  db: Reader,
  { firmId, paralegalId }: InvitePair,
  now: Date,
  onlyId?: number,
) {
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      inviteId: jobInvites.id,
      status: jobInvites.status,
      reason: jobInvites.reason,
      createdAt: jobInvites.createdAt,
      applicationId: applications.id,
    })
    .from(jobs)
    .leftJoin(jobInvites, and(eq(jobInvites.jobId, jobs.id), eq(jobInvites.paralegalId, paralegalId)))
    .leftJoin(
      applications,
      and(eq(applications.jobId, jobs.id), eq(applications.paralegalId, paralegalId), not(mayReapply)),
    )
    .where(
      and(
        eq(jobs.firmId, firmId),
        acceptsApplications,
        eq(jobs.hidden, false),
        or(isNull(jobs.closesAt), gt(jobs.closesAt, now)),
        onlyId === undefined ? undefined : eq(jobs.id, onlyId),
      ),
    )
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(maxJobs);
}
export type JobForInviteRow = Awaited<ReturnType<typeof listJobsForInvite>>[number];

/** One of these jobs; undefined once it is closed. */
export async function findJobForInvite(db: Reader, pair: InvitePair, jobId: number, now: Date) {
  const [row] = await listJobsForInvite(db, pair, now, jobId);
  return row;
}

export async function hasApplied(db: Reader, jobId: number, paralegalId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.paralegalId, paralegalId), not(mayReapply)));
  return row !== undefined;
}

export async function findFirmNameOfJob(db: Reader, jobId: number) {
  const [row] = await db
    .select({ current: firms.name, given: jobs.givenFirmName })
    .from(jobs)
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .where(eq(jobs.id, jobId));
  return row ?? { current: null, given: null };
}
