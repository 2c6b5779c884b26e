/**
 * What the shards of a search send, in two steps as one index would take them: the best rows by their fields with their
 * coarse scores, then the exact scores of the rows that are still among the best when all shards have answered.
 */
import { bestFirst, diversifyByFirm, keptPlaces, topRows } from "./candidates.ts";
import type { Ranked, RankingLimits } from "./candidates.ts";
import type { JobIndex } from "./job-index.ts";
import type { Search } from "./rank-jobs.ts";

/** Rows of a shard, the newest first, in columns of equal length. */
export interface ShardCandidates {
  readonly ids: Uint32Array;
  /** Larger for what was added later, in whichever shard. */
  readonly orders: Float64Array;
  /** Of the score by fields. */
  readonly levels: Uint16Array;
  readonly coarseScores: Float32Array;
}

/** What a shard adds: its best rows by their fields, at most as many as the whole would keep. */
export function candidatesIn(
  index: JobIndex,
  search: Search,
  orderOf: (row: number) => number,
  max: number,
): ShardCandidates {
  const { rows, levels } = search.scan(max);
  return {
    ids: rows.map((row) => index.ids.values[row] ?? 0),
    orders: Float64Array.from(rows, orderOf),
    levels,
    coarseScores: search.coarseScores(rows),
  };
}

/** The ids, shard by shard, whose exact scores decide the ranking. */
export function chooseCandidates(
  found: readonly ShardCandidates[],
  { coarse, exact }: RankingLimits,
): number[][] {
  const all = found.flatMap(({ orders }, shard) => Array.from(orders, (order, at) => ({ shard, at, order })));
  const newest = all.toSorted((a, b) => b.order - a.order);
  const valueAt = (place: number, values: (of: ShardCandidates) => ArrayLike<number>): number => {
    const { shard, at } = newest[place] ?? { shard: 0, at: 0 };
    const candidates = found[shard];
    return candidates === undefined ? 0 : (values(candidates)[at] ?? 0);
  };
  const levels = Uint16Array.from(newest, (_, place) => valueAt(place, (of) => of.levels));
  const kept = keptPlaces(levels, coarse);
  const scores = Float32Array.from(kept, (place) => valueAt(place, (of) => of.coarseScores));
  const chosen = topRows(kept, scores, exact);
  const ids: number[][] = found.map(() => []);
  for (const place of chosen) ids[newest[place]?.shard ?? 0]?.push(valueAt(place, (of) => of.ids));
  return ids;
}

/** The exact scores of postings. One that was removed since it was chosen is left out. */
export const exactScores = (index: JobIndex, search: Search, ids: readonly number[]): Ranked[] =>
  ids.flatMap((id) => {
    const row = index.rowOf.get(id);
    return row === undefined ? [] : [search.exactScore(row)];
  });

/** The ranking from the exact scores of all shards. A posting that moved meanwhile may be in two. */
export function mergeExact(exact: readonly Ranked[], limit: number): Ranked[] {
  const once = new Map(exact.map((ranked) => [ranked.id, ranked]));
  return diversifyByFirm([...once.values()].toSorted(bestFirst)).slice(0, limit);
}
