/** Scores of pairs, kept while neither the posting nor the profile changes. Readings are megabytes; their keys are not. */

/** About 10 MB. */
const maxScores = 50_000;

export interface PairScores {
  /** Null where the profile says too little; computed when it is not known. */
  readonly get: (key: string) => number | null | undefined;
  readonly set: (key: string, score: number | null) => void;
}

/** Drops the scores that were stored first. */
export function openPairScores(max = maxScores): PairScores {
  const scores = new Map<string, number | null>();
  return {
    get: (key) => scores.get(key),
    set: (key, score) => {
      scores.set(key, score);
      const [first] = scores.keys();
      if (scores.size > max && first !== undefined) scores.delete(first);
    },
  };
}
