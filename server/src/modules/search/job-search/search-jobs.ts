import type { JobSearchFilters, SearchReading } from "@caseload/contract/search/job-search";
import { searchReach, type SearchSort } from "@caseload/contract/search/job-search-options";
import { limits } from "@caseload/contract/limits";
import type { Point } from "@caseload/matching/geo/gazetteer";
import { inArray, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { jobs } from "../../../platform/db/schema/jobs.ts";
import { selectListed } from "../../jobs/postings/job-rows.ts";
import { type FilterQuery, filterQuery, milesFrom } from "./filter-query.ts";
import { countMatching, findNewest, type Sought, type Spot } from "./newest-first.ts";
import { readKeyword, type ReadKeyword } from "./read-keyword.ts";
import { decodePlace, encodePlace, isAfter, type Ranked } from "./search-cursor.ts";

export interface Search extends JobSearchFilters {
  sort?: SearchSort | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Postings that are ranked among each other: the newest that match, then the next newest. */
const ranked = 200;

/**
 * A page of published postings. With words the best of the newest come first; older blocks follow, so that no search
 * ranks more than one block however common its words are, and every match is reached.
 */
export async function findJobs(
  db: Reader,
  { sort, limit = limits.page, cursor, ...filters }: Search,
  now: Date,
) {
  const filter = filterQuery(filters, now);
  const keyword = filters.keyword ? await readKeyword(db, filters.keyword) : null;
  const place = decodePlace(cursor);
  if (filters.keyword && !keyword) return { rows: [], next: null };
  const from = { from: place?.block ?? null, after: place?.last ?? null, limit };
  const { level, answer } = await strictest(keyword, place?.level ?? null, async (words) => {
    const sought = { filter, words, now };
    const isRanked = keyword !== null && sort !== "newest";
    const page = await (isRanked
      ? bestOfBlock(db, { ...sought, literal: keyword.literal }, from)
      : newestPage(db, sought, from.from, limit));
    return { page, isEmpty: page.spots.length === 0 };
  });
  const { spots, block, last } = answer.page;
  const next = block || last ? encodePlace({ level, block, last }) : null;
  return { rows: await readRows(db, spots, filter), next };
}

/**
 * All words where any posting holds them; else as few less as it takes.
 * @param given the level that an earlier page was answered on
 */
async function strictest<Answer extends { isEmpty: boolean }>(
  keyword: ReadKeyword | null,
  given: number | null,
  ask: (words: readonly string[]) => Promise<Answer>,
): Promise<{ level: number; answer: Answer }> {
  const levels = keyword?.levels ?? [[]];
  const last = levels.length - 1;
  // A marker of another search may name a level that this one lacks.
  for (let level = Math.min(given ?? 0, last); ; level++) {
    const answer = await ask(levels[level] ?? []);
    if (!answer.isEmpty || given !== null) return { level, answer };
    if (level === last) return { level: 0, answer };
  }
}

interface FoundPage {
  spots: Spot[];
  /** Below which spot the next page looks. */
  block: Spot | null;
  /** The last posting shown of a block that is not shown whole. */
  last: Ranked | null;
}

async function newestPage(
  db: Reader,
  sought: Sought,
  before: Spot | null,
  limit: number,
): Promise<FoundPage> {
  const found = await findNewest(db, sought, before, limit + 1);
  const spots = found.slice(0, limit);
  return { spots, block: found.length > limit ? (spots.at(-1) ?? null) : null, last: null };
}

interface InBlock {
  from: Spot | null;
  after: Ranked | null;
  limit: number;
}

async function bestOfBlock(
  db: Reader,
  { literal, ...sought }: Sought & { literal: string },
  { from, after, limit }: InBlock,
): Promise<FoundPage> {
  const block = await findNewest(db, sought, from, ranked);
  const order = await rank(db, block, sought.words.join(" & "), literal);
  const rest = after ? order.filter((spot) => isAfter(spot, after)) : order;
  const spots = rest.slice(0, limit);
  // What is posted meanwhile stays above the first block, whose upper end the cursor names.
  const [newest] = block;
  const top = from ?? (newest ? { at: newest.at, id: newest.id + 1 } : null);
  if (rest.length > limit) return { spots, block: top, last: spots.at(-1) ?? null };
  return { spots, block: block.length === ranked ? (block.at(-1) ?? null) : null, last: null };
}

/** The words in the title weigh most, then those of the specialties, the description, and the firm and place. */
async function rank(db: Reader, block: readonly Spot[], words: string, literal: string): Promise<Ranked[]> {
  if (block.length === 0) return [];
  const weights = sql`'{0.05,0.2,0.6,1}'::real[]`;
  const { rows } = await db.execute<{ id: number; score: number }>(sql`
    select ${jobs.id} as id, ts_rank(${weights}, ${jobs.search}, ${words}::tsquery, 1)
      + 2 * ts_rank(${weights}, ${jobs.search}, ${literal}::tsquery, 1) as score
    from ${jobs} where ${jobs.id} = any(${sql.param(block.map(({ id }) => id))}::integer[])`);
  const scores = new Map(rows.map(({ id, score }) => [id, score]));
  return block
    .map((spot) => ({ ...spot, score: scores.get(spot.id) ?? 0 }))
    .toSorted((a, b) => (isAfter(a, b) ? 1 : -1));
}

async function readRows(db: Reader, spots: readonly Spot[], { points }: FilterQuery) {
  if (spots.length === 0) return [];
  const ids = spots.map(({ id }) => id);
  const [rows, milesTo] = await Promise.all([
    selectListed(db).where(inArray(jobs.id, ids)),
    points.length === 0 ? new Map<number, number | null>() : readMiles(db, ids, points),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ row, miles: milesTo.get(id) ?? null }] : [];
  });
}
export type FoundRow = Awaited<ReturnType<typeof readRows>>[number];

async function readMiles(db: Reader, ids: number[], points: readonly Point[]) {
  const rows = await db
    .select({ id: jobs.id, miles: sql<number | null>`${milesFrom(points)}` })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  return new Map(rows.map(({ id, miles }) => [id, miles]));
}

/** How a search was read, and how much it finds. */
export async function readSearch(db: Reader, filters: JobSearchFilters, now: Date): Promise<SearchReading> {
  const filter = filterQuery(filters, now);
  const keyword = filters.keyword ? await readKeyword(db, filters.keyword) : null;
  const max = searchReach.maxCount + 1;
  const { level, answer } = await strictest(keyword, null, async (words) => {
    const isNothing = filters.keyword !== undefined && filters.keyword !== "" && words.length === 0;
    const found = isNothing ? 0 : await countMatching(db, { filter, words, now }, max);
    return { found, isEmpty: found === 0 };
  });
  return {
    count: Math.min(answer.found, searchReach.maxCount),
    more: answer.found > searchReach.maxCount,
    didYouMean: keyword?.didYouMean ?? null,
    relaxed: level > 0,
    place: filter.place,
  };
}
