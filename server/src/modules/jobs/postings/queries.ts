import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import { and, count, desc, eq, inArray, isNull, ne, sql, type Placeholder, type SQL, not } from "drizzle-orm";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { decodeCursor, pageSize, toPage, type Cursor } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { findUnanswered } from "../response-times/queries.ts";
import { acceptsApplications, mayReapply } from "./accepts-applications.ts";
import { type JobRow, type ListedJobRow, selectJobs, selectListed } from "./job-rows.ts";
import { isBlockedWith } from "../../../platform/db/blocked-people.ts";

export interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export const cursorOf = (row: ListedJobRow): Cursor => ({ at: row.postedAt.toISOString(), id: row.id });

/** Placeholders are for prepared statements. */
export type ValueOrPlaceholder<T> = T | Placeholder;

export const afterCursor = (
  cursor: { at: ValueOrPlaceholder<string | null>; id: ValueOrPlaceholder<number> } | null,
): SQL | undefined =>
  cursor ? sql`(${jobs.postedAt}, ${jobs.id}) < (${cursor.at}::timestamptz, ${cursor.id})` : undefined;

export const newestFirst = (db: Reader, where: SQL | undefined, limit: ValueOrPlaceholder<number>) =>
  selectListed(db).where(where).orderBy(desc(jobs.postedAt), desc(jobs.id)).limit(limit);

const pageWhere = async (db: Db, where: SQL | undefined, { cursor, limit }: Paging) =>
  toPage(
    await newestFirst(db, and(where, afterCursor(decodeCursor(cursor))), pageSize(limit)),
    limit,
    cursorOf,
  );

/** A firm's open postings, newest first. */
export const listOpenJobsOf = (db: Db, firmId: number, viewer: { id: number } | null, paging: Paging) =>
  pageWhere(
    db,
    and(
      eq(jobs.firmId, firmId),
      acceptsApplications,
      sql`not ${jobs.hidden}`,
      viewer ? not(isBlockedWith(viewer.id, jobs.postedById)) : undefined,
    ),
    paging,
  );

/** A firm's postings that await approval, newest first. */
export const listJobsAwaitingApproval = (db: Db, firmId: number, paging: Paging) =>
  pageWhere(
    db,
    and(eq(jobs.firmId, firmId), sql`${jobs.status} = 'pending_approval'`, sql`not ${jobs.hidden}`),
    paging,
  );

/** The screening questions of postings, by the posting's id. */
export async function findQuestionsOf(db: Reader, ids: number[]): Promise<ReadonlyMap<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: jobs.id, questions: jobs.screeningQuestions })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  return new Map(rows.map(({ id, questions }) => [id, questions]));
}

export async function findJob(db: Reader, id: number): Promise<JobRow | undefined> {
  const [row] = await selectJobs(db).where(eq(jobs.id, id));
  return row;
}

/** A person's postings in every status, newest first. */
export async function listPostingsOf(
  db: Reader,
  userId: number,
  { drafts, ...paging }: Paging & { drafts: boolean },
) {
  const where = and(
    eq(jobs.postedById, userId),
    drafts ? undefined : ne(jobs.status, "draft"),
    afterCursor(decodeCursor(paging.cursor)),
  );
  const rows = await selectJobs(db)
    .where(where)
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(pageSize(paging.limit));
  const page = toPage(rows, paging.limit, cursorOf);
  const ids = page.rows.map((row) => row.id);
  const [applied, hired, unanswered] = await Promise.all([
    countApplicants(db, ids),
    findHired(db, ids),
    findUnanswered(db, ids),
  ]);
  return { ...page, applied, hired, unanswered };
}

export interface Applicants {
  total: number;
  pending: number;
  recent: { id: number; name: string; photo: string | null; emailConfirmed: boolean }[];
}

/** By job: how many applied, withdrawn or not, how many are pending, and the three newest who have not withdrawn. */
export async function countApplicants(db: Reader, jobIds: number[]): Promise<Map<number, Applicants>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({
      jobId: applications.jobId,
      total: count(),
      pending: sql<number>`count(*) filter (where ${applications.status} = 'pending')`.mapWith(Number),
      recent: sql<
        Applicants["recent"]
      >`coalesce((array_agg(json_build_object('id', ${users.id}, 'name', ${users.name}, 'photo', ${users.image},
        'emailConfirmed', ${isEmailConfirmed(users)})
        order by ${applications.createdAt} desc, ${applications.id} desc)
        filter (where ${applications.status} <> 'withdrawn'))[1:3], '{}')`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.paralegalId))
    .where(inArray(applications.jobId, jobIds))
    .groupBy(applications.jobId);
  return new Map(rows.map(({ jobId, ...applicants }) => [jobId, applicants]));
}

/** The paralegal on a job's live or completed contract. */
export interface Hired {
  readonly name: string;
  readonly emailConfirmed: boolean;
}

export async function findHired(db: Reader, jobIds: number[]): Promise<Map<number, Hired>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({ jobId: contracts.jobId, name: users.name, emailConfirmed: isEmailConfirmed(users) })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.paralegalId))
    .where(and(inArray(contracts.jobId, jobIds), sql`${contracts.status} <> 'cancelled'`));
  return new Map(rows.map(({ jobId, ...hired }) => [jobId, hired]));
}

/** The viewer's own application to a job. */
export async function findOwnApplication(db: Reader, jobId: number, paralegalId: number) {
  const [row] = await db
    .select({
      id: applications.id,
      status: applications.status,
      createdAt: applications.createdAt,
      mayReapply,
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.paralegalId, paralegalId)));
  return row ? { ...row, createdAt: row.createdAt.toISOString() } : null;
}

/** The viewer's own applications to postings, by posting. */
export async function findOwnApplications(db: Reader, jobIds: number[], paralegalId: number) {
  if (jobIds.length === 0) return new Map<number, never>();
  const rows = await db
    .select({ jobId: applications.jobId, status: applications.status, viewedAt: applications.viewedAt })
    .from(applications)
    .where(and(inArray(applications.jobId, jobIds), eq(applications.paralegalId, paralegalId)));
  return new Map(
    rows.map(({ jobId, status, viewedAt }) => [jobId, { status, viewedAt: viewedAt?.toISOString() ?? null }]),
  );
}

/** Whether the posting has a contract that is in progress or about to begin. */
export async function hasLiveContract(db: Reader, jobId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: contracts.id })
    .from(contracts)
    .where(
      and(
        eq(contracts.jobId, jobId),
        inArray(contracts.status, ["pending_terms", "terms_agreed", "in_progress"]),
      ),
    )
    .limit(1);
  return row !== undefined;
}

export async function findPerson(db: Reader, userId: number) {
  const [row] = await db
    .select({ id: users.id, firmId: users.firmId })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)));
  return row;
}
