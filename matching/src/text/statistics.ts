/** How rare each stem is in a collection of postings and profiles. */

export interface TermStatistics {
  /** texts counted */
  readonly texts: number;
  /** stem to the number of texts that hold it */
  readonly holding: ReadonlyMap<string, number>;
}

export function countTerms(texts: Iterable<readonly string[]>): TermStatistics {
  const holding = new Map<string, number>();
  let count = 0;
  for (const stems of texts) {
    count++;
    for (const stem of new Set(stems)) holding.set(stem, (holding.get(stem) ?? 0) + 1);
  }
  return { texts: count, holding };
}

/**
 * The share of texts below which a word counts as never seen. It is fixed, so that rarities, and with them scores,
 * mean the same in a young market and in one of a million postings.
 */
const UNSEEN_SHARE = 0.007;

/** Natural-log rarity in the manner of BM25: above 0, and 5 for a word never seen. */
export function rarity(statistics: TermStatistics, stem: string): number {
  const share = (statistics.holding.get(stem) ?? 0) / Math.max(1, statistics.texts);
  return Math.log(1 + (1 - share + UNSEEN_SHARE) / (share + UNSEEN_SHARE));
}
