/** Saved searches: what one finds, and which of many find a posting. */
import { and, eq, sql, type SQL, not } from "drizzle-orm";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, encodeCursor } from "../../../platform/db/pagination.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { preferenceFilter } from "../search-preferences/preference-filters.ts";
import { isShownTo } from "../../jobs/marks/queries.ts";
import { jobSide } from "../../jobs/postings/job-side.ts";
import type { ListedJobRow } from "../../jobs/postings/job-rows.ts";
import { afterCursor, cursorOf, newestFirst } from "../../jobs/postings/queries.ts";
import { readWords } from "../job-search/read-keyword.ts";
import { whereCriteria } from "../job-search/search-conditions.ts";
import { criteriaFromSaved, type SavedSearchTerms } from "../job-search/search-criteria.ts";
import { limits } from "@caseload/contract/limits";
import { errorMessages } from "@caseload/contract/error-messages";
import { notFound } from "../../../platform/http/http-error.ts";
import { findSavedSearch } from "./queries.ts";
import { isBlockedWith } from "../../../platform/db/blocked-people.ts";

interface FoundJobs {
  rows: ListedJobRow[];
  /** Where the next call has to continue; null when every posting was read. */
  next: Cursor | null;
}

interface Part {
  /** More conditions of the caller. */
  narrower?: SQL | undefined;
  from: Cursor | null;
  max: number;
}

/** Postings read at a time. */
const batchSize = 200;
/** Batches of one call; rare matches take several calls. */
const maxBatches = 10;

/** Postings that a saved search finds, newest first. */
export async function runSavedSearch(
  db: Reader,
  search: SavedSearchTerms,
  { narrower, from, max }: Part,
  now: Date,
): Promise<FoundJobs> {
  const criteria = criteriaFromSaved(search);
  const words = await readWords(db, criteria);
  const rows: ListedJobRow[] = [];
  if (words === null) return { rows, next: null };
  const where = and(whereCriteria(criteria, words, now), narrower);
  const passes = preferenceFilter(criteria.preferences);
  let cursor = from;
  for (let turn = 0; turn < maxBatches; turn += 1) {
    const batch = await newestFirst(db, and(where, afterCursor(cursor)), batchSize);
    for (const [at, row] of batch.entries()) {
      if (passes(jobSide(row))) rows.push(row);
      const isLast = batch.length < batchSize && at === batch.length - 1;
      if (rows.length === max) return { rows, next: isLast ? null : cursorOf(row) };
    }
    const end = batch.at(-1);
    if (!end || batch.length < batchSize) return { rows, next: null };
    cursor = cursorOf(end);
  }
  return { rows, next: cursor };
}

interface Candidate<Search> {
  search: Search;
  where: SQL | undefined;
}

/** The searches whose conditions a posting meets. */
async function metBy<Search>(
  db: Reader,
  jobId: number,
  candidates: readonly Candidate<Search>[],
): Promise<Search[]> {
  if (candidates.length === 0) return [];
  const verdicts = candidates.map(({ where }) => sql`coalesce((${where}), false)`);
  const [row] = await db
    .select({ verdicts: sql<boolean[]>`array[${sql.join(verdicts, sql`, `)}]` })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  return candidates.flatMap(({ search }, at) => (row?.verdicts[at] === true ? [search] : []));
}

/**
 * The searches that find a posting. Words are read one search at a time, so only for searches whose other criteria the
 * posting meets.
 */
export async function searchesFinding<Search extends SavedSearchTerms>(
  db: Reader,
  jobId: number,
  searches: readonly Search[],
  now: Date,
): Promise<Search[]> {
  const [row] = await newestFirst(db, eq(jobs.id, jobId), 1);
  if (!row) return [];
  const side = jobSide(row);
  const filtered = await metBy(
    db,
    jobId,
    searches.map((search) => ({ search, where: whereCriteria(criteriaFromSaved(search), [], now) })),
  );
  const candidates: Candidate<Search>[] = [];
  for (const search of filtered) {
    const criteria = criteriaFromSaved(search);
    if (!preferenceFilter(criteria.preferences)(side)) continue;
    const words = await readWords(db, criteria);
    if (words !== null) candidates.push({ search, where: whereCriteria(criteria, words, now) });
  }
  return metBy(db, jobId, candidates);
}

/**
 * A page of what a person's saved search finds now, newest first.
 * @throws HttpError 404 when there is no such search
 */
export async function listSavedSearchJobs(
  db: Db,
  userId: number,
  searchId: number,
  { limit, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  now: Date,
) {
  const search = await findSavedSearch(db, userId, searchId);
  if (!search) throw notFound(errorMessages.savedSearchNotFound);
  const from = decodeCursor(cursor);
  const { rows, next } = await runSavedSearch(
    db,
    search,
    {
      narrower: and(not(isBlockedWith(userId, jobs.postedById)), isShownTo(userId)),
      from,
      max: limit ?? limits.page,
    },
    now,
  );
  return { rows, next: next && encodeCursor(next) };
}
