import type { SearchReading } from "@caseload/contract/search/job-search";
import { searchReach, type SearchSort } from "@caseload/contract/search/job-search-options";
import { limits } from "@caseload/contract/limits";
import type { Point } from "@caseload/matching/geo/gazetteer";
import { inArray, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { type ListedJobRow, selectListed } from "../../jobs/postings/job-rows.ts";
import type { Paging } from "../../jobs/postings/queries.ts";
import { countMatching, findNewest, type Lookup, type ListPosition } from "./newest-first.ts";
import { readKeyword, type ReadKeyword } from "./read-keyword.ts";
import { milesFrom, searchConditions } from "./search-conditions.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { decodeSearchCursor, encodeSearchCursor, isAfter, type Ranked } from "./search-cursor.ts";

/** Postings that are ranked together: the newest that match, then the next newest. */
const blockSize = 200;

interface PageOptions extends Paging {
  sort?: SearchSort | undefined;
}

/**
 * A page of published postings. With words, the best of the newest come first and older blocks follow, so that a search
 * never ranks more than one block however common its words are, and reaches every match.
 */
export async function findJobs(
  db: Reader,
  criteria: SearchCriteria,
  { sort, limit = limits.page, cursor }: PageOptions,
  now: Date,
) {
  const keyword = criteria.keyword ? await readKeyword(db, criteria.keyword) : null;
  const place = decodeSearchCursor(cursor);
  if (criteria.keyword && !keyword) return { rows: [], next: null };
  const before = place?.block ?? null;
  const { level, result } = await strictest(keyword, place?.level ?? null, async (words) => {
    const lookup = { conditions: searchConditions(criteria, words, now), before, now };
    const page = await (keyword !== null && sort !== "newest"
      ? bestOfBlock(db, lookup, { literal: keyword.literal, after: place?.last ?? null, limit })
      : newestPage(db, lookup, limit));
    return { ...page, points: lookup.conditions.points, isEmpty: page.positions.length === 0 };
  });
  const { positions, block, last, points } = result;
  const next = block || last ? encodeSearchCursor({ level, block, last }) : null;
  const [rows, miles] = await Promise.all([readListed(db, positions), readMiles(db, positions, points)]);
  return { rows: rows.map((row) => ({ row, miles: miles.get(row.id) ?? null })), next };
}
export type FoundRow = Awaited<ReturnType<typeof findJobs>>["rows"][number];

/**
 * All words when a posting has them; otherwise as few less as it takes.
 * @param pageLevel the level that the page before was found on
 */
async function strictest<Result extends { isEmpty: boolean }>(
  keyword: ReadKeyword | null,
  pageLevel: number | null,
  find: (words: readonly string[]) => Promise<Result>,
): Promise<{ level: number; result: Result }> {
  const levels = keyword?.levels ?? [[]];
  const last = levels.length - 1;
  // The marker of another search may have a level that this one lacks.
  for (let level = Math.min(pageLevel ?? 0, last); ; level++) {
    const result = await find(levels[level] ?? []);
    if (!result.isEmpty || pageLevel !== null) return { level, result };
    if (level === last) return { level: 0, result };
  }
}

interface FoundPage {
  positions: ListPosition[];
  /** The next page begins below this position. */
  block: ListPosition | null;
  /** The last posting shown of a block that is not shown whole. */
  last: Ranked | null;
}

async function newestPage(db: Reader, lookup: Lookup, limit: number): Promise<FoundPage> {
  const found = await findNewest(db, lookup, limit + 1);
  const positions = found.slice(0, limit);
  return { positions, block: found.length > limit ? (positions.at(-1) ?? null) : null, last: null };
}

async function bestOfBlock(
  db: Reader,
  lookup: Lookup,
  { literal, after, limit }: { literal: string; after: Ranked | null; limit: number },
): Promise<FoundPage> {
  const block = await findNewest(db, lookup, blockSize);
  const order = await rank(db, block, lookup.conditions.words.join(" & "), literal);
  const rest = after ? order.filter((position) => isAfter(position, after)) : order;
  const positions = rest.slice(0, limit);
  // The cursor names the upper end of the first block, so that newer postings stay above it.
  const [newest] = block;
  const top = lookup.before ?? (newest ? { at: newest.at, id: newest.id + 1 } : null);
  if (rest.length > limit) return { positions, block: top, last: positions.at(-1) ?? null };
  return { positions, block: block.length === blockSize ? (block.at(-1) ?? null) : null, last: null };
}

/** The words in the title weigh most, then those of the specialties, the description, and the firm and place. */
async function rank(
  db: Reader,
  block: readonly ListPosition[],
  words: string,
  literal: string,
): Promise<Ranked[]> {
  if (block.length === 0) return [];
  const weights = sql`'{0.05,0.2,0.6,1}'::real[]`;
  const { rows } = await db.execute<{ id: number; score: number }>(sql`
    select ${jobs.id} as id, ts_rank(${weights}, ${jobs.search}, ${words}::tsquery, 1)
      + 2 * ts_rank(${weights}, ${jobs.search}, ${literal}::tsquery, 1) as score
    from ${jobs} where ${jobs.id} = any(${sql.param(block.map(({ id }) => id))}::integer[])`);
  const scores = new Map(rows.map(({ id, score }) => [id, score]));
  return block
    .map((position) => ({ ...position, score: scores.get(position.id) ?? 0 }))
    .toSorted((a, b) => (isAfter(a, b) ? 1 : -1));
}

/** The postings of the positions, in their order. */
export async function readListed(db: Reader, positions: readonly ListPosition[]): Promise<ListedJobRow[]> {
  if (positions.length === 0) return [];
  const ids = positions.map(({ id }) => id);
  const rows = await selectListed(db).where(inArray(jobs.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Miles from the place of the search, by posting. */
async function readMiles(db: Reader, positions: readonly ListPosition[], points: readonly Point[]) {
  if (positions.length === 0 || points.length === 0) return new Map<number, number | null>();
  const ids = positions.map(({ id }) => id);
  const rows = await db
    .select({ id: jobs.id, miles: sql<number | null>`${milesFrom(points)}` })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  return new Map(rows.map(({ id, miles }) => [id, miles]));
}

/** How a search was read, and how many postings it finds. */
export async function readSearch(db: Reader, criteria: SearchCriteria, now: Date): Promise<SearchReading> {
  const keyword = criteria.keyword ? await readKeyword(db, criteria.keyword) : null;
  const max = searchReach.maxCount + 1;
  const { level, result } = await strictest(keyword, null, async (words) => {
    const conditions = searchConditions(criteria, words, now);
    const isUnsearchable = Boolean(criteria.keyword) && words.length === 0;
    const found = isUnsearchable ? 0 : await countMatching(db, { conditions, before: null, now }, max);
    return { found, place: conditions.place, isEmpty: found === 0 };
  });
  return {
    count: Math.min(result.found, searchReach.maxCount),
    more: result.found > searchReach.maxCount,
    didYouMean: keyword?.didYouMean ?? null,
    relaxed: level > 0,
    place: result.place,
  };
}
