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
/** Levels of the score by which all rows are scanned. Level 0 holds the rows that are filtered out. */
const LEVELS = 1024;

/** The level of a score, which is a share, 0 to 1: a whole number from 1. */
export const levelOf = (score: number): number => 1 + Math.min(LEVELS - 1, Math.trunc(score * LEVELS));

/**
 * The rows with the highest levels, at most `max`, the newest first; of equal ones the newest.
 * @param levels the level of each row, 0 for one that is filtered out
 */
export function scanRows(levels: Uint16Array, max = RANKING_LIMITS.coarse): Uint32Array {
  const { min, more } = cutOf(levels, max);
  const rows = new Uint32Array(Math.min(max, levels.length));
  let [length, left] = [0, more];
  for (let row = levels.length - 1; row >= 0 && length < rows.length; row--) {
    const level = levels[row] ?? 0;
    if (level >= min || (level === min - 1 && level > 0 && left-- > 0)) rows[length++] = row;
  }
  return rows.subarray(0, length);
}

/** The lowest level that is kept as a whole, and how many rows of the level below are kept beside it. */
function cutOf(levels: Uint16Array, max: number): { min: number; more: number } {
  const sizes = new Uint32Array(LEVELS + 1);
  for (let row = 0; row < levels.length; row++) {
    const level = levels[row] ?? 0;
    sizes[level] = (sizes[level] ?? 0) + 1;
  }
  let min = LEVELS;
  let above = sizes[LEVELS] ?? 0;
  while (min > 1 && above + (sizes[min - 1] ?? 0) <= max) above += sizes[--min] ?? 0;
  return { min, more: min > 1 ? max - above : 0 };
}

/** Of the levels of rows, the newest first, the places of those that `scanRows` would keep. */
export function keptPlaces(levels: Uint16Array, max: number): Uint32Array {
  // From the last to the first, as rows are.
  return scanRows(levels.toReversed(), max).map((at) => levels.length - 1 - at);
}

/** Exact scores of the rows with the best coarse scores, in their order. */
export function rankRows<Row extends Ranked>(
  rows: Uint32Array,
  coarseScores: Float32Array,
  exactScore: (row: number) => Row,
  max = RANKING_LIMITS.exact,
): Row[] {
  return topRows(rows, coarseScores, max).map(exactScore).toSorted(bestFirst);
}

export const bestFirst = (a: Ranked, b: Ranked): number =>
  b.chance - a.chance || b.utility - a.utility || b.id - a.id;

/** At least the `max` rows with the highest values, unordered; more where the last ones are equal. */
export function topRows(rows: Uint32Array, values: Float32Array, max: number): number[] {
  if (rows.length <= max) return [...rows];
  const cut = values.toSorted()[values.length - max] ?? 0;
  const top: number[] = [];
  for (let at = 0; at < rows.length && top.length < max * 2; at++)
    if ((values[at] ?? 0) >= cut) top.push(rows[at] ?? 0);
  return top;
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
