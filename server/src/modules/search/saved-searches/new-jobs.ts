import { and, eq, gt, gte, isNull, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import type { Cursor } from "../../../platform/db/pagination.ts";
import { applications } from "../../../platform/db/schema/applications.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { reportedJobs } from "../../../platform/db/schema/saved-searches.ts";
import { runSavedSearch } from "../job-search/run-saved-search.ts";
import type { ListedJobRow } from "../../jobs/postings/job-rows.ts";
import { acceptsApplications } from "../../jobs/postings/accepts-applications.ts";
import type { SearchRow } from "./queries.ts";

/** Milliseconds that a posting may take from its time stamp to its commit. */
const grace = 3_600_000;

/** Open, somebody else's, posted since the last look, not reported yet and not applied to. */
function newFor(tx: Tx, { id, userId, alertsFrom, checkedAt }: SearchRow, now: Date): SQL | undefined {
  const since = new Date(Math.max(alertsFrom.getTime(), checkedAt.getTime() - grace));
  const reported = tx
    .select({ one: sql`1` })
    .from(reportedJobs)
    .where(and(eq(reportedJobs.searchId, id), eq(reportedJobs.jobId, jobs.id)));
  const applied = tx
    .select({ one: sql`1` })
    .from(applications)
    .where(and(eq(applications.paralegalId, userId), eq(applications.jobId, jobs.id)));
  return and(
    acceptsApplications,
    or(isNull(jobs.closesAt), gt(jobs.closesAt, now)),
    ne(jobs.postedById, userId),
    gte(jobs.postedAt, since),
    notExists(reported),
    notExists(applied),
  );
}

/** Postings that a search has to report, newest first. */
export async function findNewJobs(tx: Tx, search: SearchRow, now: Date): Promise<ListedJobRow[]> {
  const rows: ListedJobRow[] = [];
  const narrower = newFor(tx, search, now);
  let from: Cursor | null = null;
  do {
    const found = await runSavedSearch(tx, search, { narrower, from, max: 200 }, now);
    rows.push(...found.rows);
    from = found.next;
  } while (from !== null);
  return rows;
}
