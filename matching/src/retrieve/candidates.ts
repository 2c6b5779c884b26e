/** From all rows of an index to a ranking: a coarse order of all, exact scores for the best, then diversity. */

/** A ranked row. */
export interface Ranked {
  readonly id: number;
  readonly firmId: number;
  readonly chance: number;
  /** The model's utility, which orders equal chances. */
  readonly utility: number;
}

/** Rows that pass from the scan of all to the comparison of words, and from there to exact scores. */
export interface RankingLimits {
  readonly coarse: number;
  readonly exact: number;
}
export const RANKING_LIMITS: RankingLimits = { coarse: 20_000, exact: 600 };

/** Degrees beyond which no commute is assumed, in hundredths: about 140 miles north or south. */
export const COMMUTE_LATITUDE = 200;
export const COMMUTE_LONGITUDE = 350;
/** Levels of the coarse score. Level 0 holds the rows that are filtered out. */
const BUCKETS = 1024;

/** The level of a coarse score, from 1. */
export const levelOf = (score: number): number => 1 + Math.min(BUCKETS - 1, Math.floor(score * BUCKETS));

/**
 * The rows with the highest levels of the coarse score, at most `max`, the newest first; of equal ones the newest. A
 * score is a share, 0 to 1; `scoreOf` returns null for a row that is filtered out.
 */
export function scanRows(
  count: number,
  scoreOf: (row: number) => number | null,
  max = RANKING_LIMITS.coarse,
): Uint32Array {
  const bucketOf = new Uint16Array(count);
  const sizes = new Uint32Array(BUCKETS + 1);
  for (let row = 0; row < count; row++) {
    const score = scoreOf(row);
    if (score === null) continue;
    const bucket = levelOf(score);
    bucketOf[row] = bucket;
    sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  }
  return rowsFrom(bucketOf, { ...cutOf(sizes, max), max });
}

/** The lowest level that is kept as a whole, and how many rows of the level below are kept beside it. */
function cutOf(sizes: Uint32Array, max: number): { min: number; more: number } {
  let min = BUCKETS;
  let above = sizes[BUCKETS] ?? 0;
  while (min > 1 && above + (sizes[min - 1] ?? 0) <= max) above += sizes[--min] ?? 0;
  return { min, more: min > 1 ? max - above : 0 };
}

/** Of the levels of rows, the newest first, the places of those that `scanRows` would keep. */
export function keptPlaces(levels: Uint16Array, max: number): Uint32Array {
  const sizes = new Uint32Array(BUCKETS + 1);
  for (const level of levels) sizes[level] = (sizes[level] ?? 0) + 1;
  // From the last to the first, as rows are.
  return rowsFrom(levels.toReversed(), { ...cutOf(sizes, max), max }).map((at) => levels.length - 1 - at);
}

/** All rows from a bucket up, and the newest `more` of the bucket below, at most `max`. */
function rowsFrom(
  bucketOf: Uint16Array,
  { min, more, max }: { min: number; more: number; max: number },
): Uint32Array {
  const rows = new Uint32Array(max + 1);
  let length = 0;
  let left = more;
  for (let row = bucketOf.length - 1; row >= 0 && length < max; row--) {
    const bucket = bucketOf[row] ?? 0;
    if (bucket >= min || (bucket === min - 1 && bucket > 0 && left-- > 0)) rows[length++] = row;
  }
  return rows.subarray(0, length);
}

/** Exact scores of the rows with the best coarse scores, in their order. */
export function rankRows<Row extends Ranked>(
  rows: Uint32Array,
  coarseScore: (row: number) => number,
  exactScore: (row: number) => Row,
  max = RANKING_LIMITS.exact,
): Row[] {
  return topRows(rows, coarseScore, max).map(exactScore).toSorted(bestFirst);
}

export const bestFirst = (a: Ranked, b: Ranked): number =>
  b.chance - a.chance || b.utility - a.utility || b.id - a.id;

/** At least the `max` rows with the highest values, unordered; more where the last ones are equal. */
export function topRows(rows: Uint32Array, valueOf: (row: number) => number, max: number): number[] {
  const values = Float32Array.from(rows, valueOf);
  if (rows.length <= max) return [...rows];
  const cut = values.toSorted()[values.length - max] ?? 0;
  return [...rows].filter((_, at) => (values[at] ?? 0) >= cut).slice(0, max * 2);
}

const PAGE = 10;
const MAX_PER_FIRM = 2;

/** The same rows with at most two of one firm among the first ten. Rows put off follow in their order. */
export function diversifyByFirm<Row extends { readonly firmId: number }>(ranked: readonly Row[]): Row[] {
  const first: Row[] = [];
  const later: Row[] = [];
  const shown = new Map<number, number>();
  for (const row of ranked) {
    const count = shown.get(row.firmId) ?? 0;
    if (first.length === PAGE || count === MAX_PER_FIRM) later.push(row);
    else {
      shown.set(row.firmId, count + 1);
      first.push(row);
    }
  }
  return [...first, ...later];
}
