import { and, count, sql } from "drizzle-orm";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { prepared } from "../../../platform/db/prepared-select.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { type ListedJobRow, listedColumns } from "../../jobs/postings/job-rows.ts";
import { afterCursor, cursorOf, newestFirst, type Paging } from "../../jobs/postings/queries.ts";
import { findNewest } from "./newest-first.ts";
import { readWords } from "./read-keyword.ts";
import { columnCriteria, searchConditions, whereColumns, whereCriteria } from "./search-conditions.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { readListed } from "./search-jobs.ts";

/** The job list, which is the most frequent call. One statement for each set of terms in its shape's name. */
const preparedList = prepared<ListedJobRow>(listedColumns, (db, shape) => {
  const value = <Name extends string>(name: Name) =>
    shape.includes(name) ? sql.placeholder(name) : undefined;
  const where = and(
    whereColumns({ status: value("status"), priority: value("priority") }),
    afterCursor(shape.includes("cursor") ? { at: sql.placeholder("at"), id: sql.placeholder("id") } : null),
  );
  return newestFirst(db, where, sql.placeholder("limit"));
});

/** The postings that meet all criteria, newest first. */
export async function listJobs(db: Db, criteria: SearchCriteria, paging: Paging, now: Date) {
  const cursor = decodeCursor(paging.cursor);
  const limit = pageSize(paging.limit);
  const columns = columnCriteria(criteria);
  if (columns) {
    const { status, priority } = columns;
    const shape = ["job_list", status && "status", priority && "priority", cursor && "cursor"]
      .filter(Boolean)
      .join("_");
    const rows = await preparedList(db, shape)({ status, priority, limit, ...cursor });
    return toPage(rows, paging.limit, cursorOf);
  }
  const words = await readWords(db, criteria);
  if (words === null || cursor?.at === null) return { rows: [], next: null };
  const before = cursor && { id: cursor.id, at: cursor.at };
  const conditions = searchConditions(criteria, words, now);
  const positions = await findNewest(db, { conditions, before, now }, limit);
  return toPage(await readListed(db, positions), paging.limit, cursorOf);
}

/** How many postings meet all criteria. */
export async function countJobs(db: Reader, criteria: SearchCriteria, now: Date): Promise<number> {
  const words = await readWords(db, criteria);
  if (words === null) return 0;
  const [row] = await db
    .select({ count: count() })
    .from(jobs)
    .where(whereCriteria(criteria, words, now));
  return row?.count ?? 0;
}
