/** How many documents of a collection contain each term. */

export interface DocumentFrequencies {
  /** Number of documents. */
  readonly documents: number;
  /** Term to the number of documents that contain it. */
  readonly counts: ReadonlyMap<string, number>;
}

export function documentFrequencies(texts: readonly (readonly string[])[]): DocumentFrequencies {
  const counts = new Map<string, number>();
  for (const terms of texts) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { documents: texts.length, counts };
}

/**
 * The share of documents below which a term counts as never seen. It does not depend on the size of the collection,
 * so that scores are comparable between small and large ones.
 */
const UNSEEN_SHARE = 0.007;

/** Words with less are in more than half of all documents, which makes them uninformative. */
export const COMMON_IDF = Math.LN2;

/** Inverse document frequency as in BM25, natural logarithm. Always above 0, and about 5 for a term never seen. */
export function inverseDocumentFrequency(statistics: DocumentFrequencies, stem: string): number {
  const share = (statistics.counts.get(stem) ?? 0) / Math.max(1, statistics.documents);
  return Math.log(1 + (1 - share + UNSEEN_SHARE) / (share + UNSEEN_SHARE));
}
