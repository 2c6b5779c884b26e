import type { jobFilters } from "@caseload/contract/jobs/jobs";
import type { JobStatus } from "@caseload/contract/lifecycles";
import type { Priority } from "@caseload/contract/options";
import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { prepared } from "../../../platform/db/prepared-select.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { isUnpaused } from "../../jobs/postings/accepts-applications.ts";
import { type ListedJobRow, listedColumns } from "../../jobs/postings/job-rows.ts";
import { after, cursorOf, type Given, newestFirst, type Paging } from "../../jobs/postings/queries.ts";

type Filters = z.output<typeof jobFilters>;

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

export async function countJobs(db: Reader, filters: Filters): Promise<number> {
  const [row] = await db.select({ count: count() }).from(jobs).where(matching(filters));
  return row?.count ?? 0;
}
