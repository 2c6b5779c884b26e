import type { jobFilters } from "@caseload/contract/jobs/jobs";
import type { JobStatus } from "@caseload/contract/lifecycles";
import type { Priority } from "@caseload/contract/options";
import { and, count, desc, eq, inArray, isNull, ne, sql, type Placeholder, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { decodeCursor, pageSize, toPage, type Cursor } from "../../../platform/db/pagination.ts";
import { prepared } from "../../../platform/db/prepared-statement.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { contracts } from "../../../platform/db/schema/contracts.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { findUnanswered } from "../response-times/queries.ts";
import { isUnpaused, acceptsApplications } from "./accepts-applications.ts";
import { type JobRow, type ListedJobRow, listedColumns, selectJobs, selectListed } from "./job-rows.ts";

type Filters = z.output<typeof jobFilters>;
interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export const cursorOf = (row: ListedJobRow): Cursor => ({ at: row.postedAt.toISOString(), id: row.id });

/** Values, or the places where a prepared statement takes them. */
type Given<T> = T | Placeholder;

export const after = (cursor: { at: Given<string | null>; id: Given<number> } | null): SQL | undefined =>
  cursor ? sql`(${jobs.postedAt}, ${jobs.id}) < (${cursor.at}::timestamptz, ${cursor.id})` : undefined;

/** The postings of people who have left are hidden from lists, and so are paused ones. */
const offered = sql`not ${jobs.hidden} and ${isUnpaused}`;
/** The first term stands in the partial index. */
const visible = sql`${jobs.status} in ('open', 'closed', 'filled') and ${offered}`;

interface Wanted {
  status?: Given<JobStatus> | undefined;
  priority?: Given<Priority> | undefined;
  q?: string | undefined;
}

function matching({ status, priority, q }: Wanted): SQL | undefined {
  return and(
    status ? and(eq(jobs.status, status), offered) : visible,
    priority ? eq(jobs.priority, priority) : undefined,
    q ? sql`${jobs.search} @@ websearch_to_tsquery('english', search_text(${q}))` : undefined,
  );
}

export const newestFirst = (db: Reader, where: SQL | undefined, limit: Given<number>) =>
  selectListed(db).where(where).orderBy(desc(jobs.postedAt), desc(jobs.id)).limit(limit);

/** Everybody's job list, the most frequent question. One statement for each set of terms in its shape's name. */
const preparedList = prepared<ListedJobRow>(listedColumns, (db, shape) => {
  const given = <Name extends string>(name: Name) =>
    shape.includes(name) ? sql.placeholder(name) : undefined;
  const where = and(
    matching({ status: given("status"), priority: given("priority") }),
    after(shape.includes("cursor") ? { at: sql.placeholder("at"), id: sql.placeholder("id") } : null),
  );
  return newestFirst(db, where, sql.placeholder("limit"));
});

/** Published postings, newest first. */
export async function listJobs(db: Db, { status, priority, q, ...paging }: Filters & Paging) {
  const cursor = decodeCursor(paging.cursor);
  const limit = pageSize(paging.limit);
  const shape = ["job_list", status && "status", priority && "priority", cursor && "cursor"]
    .filter(Boolean)
    .join("_");
  // A search is planned anew each time: how rare its words are decides how.
  const rows = q
    ? await newestFirst(db, and(matching({ status, priority, q }), after(cursor)), limit)
    : await preparedList(db, shape)({ status, priority, limit, ...cursor });
  return toPage(rows, paging.limit, cursorOf);
}

const pageWhere = async (db: Db, where: SQL | undefined, { cursor, limit }: Paging) =>
  toPage(await newestFirst(db, and(where, after(decodeCursor(cursor))), pageSize(limit)), limit, cursorOf);

/** A firm's open postings, newest first. */
export const listOpenJobsOf = (db: Db, firmId: number, paging: Paging) =>
  pageWhere(db, and(eq(jobs.firmId, firmId), acceptsApplications, sql`not ${jobs.hidden}`), paging);

/** A firm's postings that wait for approval, newest first. */
export const listWaitingJobs = (db: Db, firmId: number, paging: Paging) =>
  pageWhere(
    db,
    and(eq(jobs.firmId, firmId), sql`${jobs.status} = 'pending_approval'`, sql`not ${jobs.hidden}`),
    paging,
  );

export async function countJobs(db: Reader, filters: Filters): Promise<number> {
  const [row] = await db.select({ count: count() }).from(jobs).where(matching(filters));
  return row?.count ?? 0;
}

export async function findJob(db: Reader, id: number): Promise<JobRow | undefined> {
  const [row] = await selectJobs(db).where(eq(jobs.id, id));
  return row;
}

/** A person's own postings, newest first, in every status; drafts for those who may see them. */
export async function listPostingsOf(
  db: Reader,
  userId: number,
  { drafts, ...paging }: Paging & { drafts: boolean },
) {
  const where = and(
    eq(jobs.postedById, userId),
    drafts ? undefined : ne(jobs.status, "draft"),
    after(decodeCursor(paging.cursor)),
  );
  const rows = await selectJobs(db)
    .where(where)
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
    .limit(pageSize(paging.limit));
  const page = toPage(rows, paging.limit, cursorOf);
  const ids = page.rows.map((row) => row.id);
  const [applied, hired, waits] = await Promise.all([
    countApplicants(db, ids),
    findHired(db, ids),
    findUnanswered(db, ids),
  ]);
  return { ...page, applied, hired, waits };
}

export interface Applicants {
  total: number;
  pending: number;
  recent: { id: number; name: string; photo: string | null }[];
}

/** Per job: how many applied, how many wait, and the three newest. */
export async function countApplicants(db: Reader, jobIds: number[]): Promise<Map<number, Applicants>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({
      jobId: applications.jobId,
      total: count(),
      pending: sql<number>`count(*) filter (where ${applications.status} = 'pending')`.mapWith(Number),
      recent: sql<
        Applicants["recent"]
      >`(array_agg(json_build_object('id', ${users.id}, 'name', ${users.name}, 'photo', ${users.image})
        order by ${applications.id} desc))[1:3]`,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.paralegalId))
    .where(and(inArray(applications.jobId, jobIds), sql`${applications.status} <> 'withdrawn'`))
    .groupBy(applications.jobId);
  return new Map(rows.map(({ jobId, ...applicants }) => [jobId, applicants]));
}

/** Per job: who holds its live or completed contract. */
export async function findHired(db: Reader, jobIds: number[]): Promise<Map<number, string>> {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select({ jobId: contracts.jobId, name: users.name })
    .from(contracts)
    .innerJoin(users, eq(users.id, contracts.paralegalId))
    .where(and(inArray(contracts.jobId, jobIds), sql`${contracts.status} <> 'cancelled'`));
  return new Map(rows.map((row) => [row.jobId, row.name]));
}

/** The viewer's own application to a job. */
export async function findOwnApplication(db: Reader, jobId: number, paralegalId: number) {
  const [row] = await db
    .select({ id: applications.id, status: applications.status })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), eq(applications.paralegalId, paralegalId)));
  return row ?? null;
}

/** Whether somebody works, or is about to work, under this posting. */
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
