import { and, count, desc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { firms } from "../../../platform/db/schema/firms.ts";
import { jobInvites } from "../../../platform/db/schema/job-invites.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";

interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Taken back or not: nobody applies to a position twice. */
const applied = and(eq(applications.jobId, jobs.id), eq(applications.paralegalId, jobInvites.paralegalId));

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
      inviter: { id: users.id, name: users.name, deactivatedAt: users.deactivatedAt },
      applicationId: applications.id,
    })
    .from(jobInvites)
    .innerJoin(jobs, and(eq(jobs.id, jobInvites.jobId), eq(jobs.hidden, false)))
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .leftJoin(users, eq(users.id, jobInvites.invitedById))
    .leftJoin(applications, applied);
export type InviteRow = Awaited<ReturnType<typeof selectInvites>>[number];

/** Published postings only: what is taken back to a draft is the firm's own business again. */
const published = sql`${jobs.status} in ('open', 'closed', 'filled')`;

export async function listInvites(db: Reader, paralegalId: number, paging: Paging) {
  const cursor = decodeCursor(paging.cursor);
  const rows = await selectInvites(db)
    .where(
      and(
        eq(jobInvites.paralegalId, paralegalId),
        published,
        cursor ? lt(jobInvites.id, cursor.id) : undefined,
      ),
    )
    .orderBy(desc(jobInvites.id))
    .limit(pageSize(paging.limit));
  return toPage(rows, paging.limit, (row): Cursor => ({ at: null, id: row.invite.id }));
}

export async function findInvite(db: Reader, id: number): Promise<InviteRow | undefined> {
  const [row] = await selectInvites(db).where(and(eq(jobInvites.id, id), published));
  return row;
}

/** Positions in the dialog. */
const maxPositions = 100;

/** A firm's open positions, newest first, and how a paralegal stands to each. */
export async function listJobsForInvite(
  db: Reader,
  { firmId, paralegalId }: { firmId: number; paralegalId: number },
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
    .leftJoin(applications, and(eq(applications.jobId, jobs.id), eq(applications.paralegalId, paralegalId)))
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
    .limit(maxPositions);
}
export type JobForInviteRow = Awaited<ReturnType<typeof listJobsForInvite>>[number];

export async function hasApplied(db: Reader, jobId: number, paralegalId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.paralegalId, paralegalId)));
  return row !== undefined;
}

export async function countInvitesBy(db: Reader, invitedById: number, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(jobInvites)
    .where(and(eq(jobInvites.invitedById, invitedById), gt(jobInvites.createdAt, since)));
  return row?.count ?? 0;
}

export async function findFirmName(db: Reader, jobId: number) {
  const [row] = await db
    .select({ current: firms.name, given: jobs.givenFirmName })
    .from(jobs)
    .innerJoin(firms, eq(firms.id, jobs.firmId))
    .where(eq(jobs.id, jobId));
  return row ?? { current: null, given: null };
}
