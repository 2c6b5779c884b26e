import type { JobSearchFilters, SearchReading } from "@caseload/contract/job-search";
import { searchReach, type SearchSort } from "@caseload/contract/job-search-options";
import { limits } from "@caseload/contract/limits";
import { inArray, sql } from "drizzle-orm";
import type { Reader } from "../../../db/handle.ts";
import { jobs } from "../../../db/schema/jobs.ts";
import { selectListed } from "../job-rows.ts";
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
const ranked = 300;

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
  const level = place?.level ?? (keyword ? await firstLevel(db, filter, keyword, now) : 0);
  const sought = { filter, words: wordsAt(keyword, level), now };
  const page =
    keyword && sort !== "newest"
      ? await bestOfBlock(db, sought, keyword, {
          from: place?.block ?? null,
          after: place?.last ?? null,
          limit,
        })
      : await newestPage(db, sought, place?.block ?? null, limit);
  const { spots, block, last } = page;
  const next = block || last ? encodePlace({ level, block, last }) : null;
  return { rows: await readRows(db, spots, filter), next };
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
  sought: Sought,
  keyword: ReadKeyword,
  { from, after, limit }: InBlock,
): Promise<FoundPage> {
  const block = await findNewest(db, sought, from, ranked);
  const order = await rank(db, block, sought.words ?? "", keyword.literal);
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
    from ${jobs} where ${inArray(
      jobs.id,
      block.map(({ id }) => id),
    )}`);
  const scores = new Map(rows.map(({ id, score }) => [id, score]));
  return block
    .map((spot) => ({ ...spot, score: scores.get(spot.id) ?? 0 }))
    .toSorted((a, b) => (isAfter(a, b) ? 1 : -1));
}

/** A marker of another search may name a level that this one lacks. */
const wordsAt = (keyword: ReadKeyword | null, level: number): string | null =>
  keyword?.levels[level] ?? keyword?.levels.at(-1) ?? null;

/** All words where any posting holds them; else as few less as it takes. */
async function firstLevel(
  db: Reader,
  filter: FilterQuery,
  { levels }: ReadKeyword,
  now: Date,
): Promise<number> {
  for (const [level, words] of levels.entries())
    if ((await countMatching(db, { filter, words, now }, 1)) > 0) return level;
  return 0;
}

async function readRows(db: Reader, spots: readonly Spot[], { points }: FilterQuery) {
  if (spots.length === 0) return [];
  const ids = spots.map(({ id }) => id);
  const [rows, far] = await Promise.all([
    selectListed(db).where(inArray(jobs.id, ids)),
    db
      .select({ id: jobs.id, miles: sql<number | null>`${milesFrom(points)}` })
      .from(jobs)
      .where(inArray(jobs.id, ids)),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const milesTo = new Map(far.map(({ id, miles }) => [id, miles]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ row, miles: milesTo.get(id) ?? null }] : [];
  });
}
export type FoundRow = Awaited<ReturnType<typeof readRows>>[number];

/** How a search was read, and how much it finds. */
export async function readSearch(db: Reader, filters: JobSearchFilters, now: Date): Promise<SearchReading> {
  const filter = filterQuery(filters, now);
  const keyword = filters.keyword ? await readKeyword(db, filters.keyword) : null;
  const nothing = Boolean(filters.keyword) && !keyword;
  const level = keyword ? await firstLevel(db, filter, keyword, now) : 0;
  const sought = { filter, words: wordsAt(keyword, level), now };
  const found = nothing ? 0 : await countMatching(db, sought, searchReach.countMost + 1);
  return {
    count: Math.min(found, searchReach.countMost),
    more: found > searchReach.countMost,
    didYouMean: keyword?.didYouMean ?? null,
    relaxed: level > 0,
    place: filter.place,
  };
}
