/** Grouped cross-validation: no job and no person of a test block is in its training pairs. */
import type { GradedPair, JudgementSet } from "./judgement-set.ts";
import { seededRandom } from "./random.ts";

interface Fold {
  readonly train: readonly number[];
  readonly test: readonly number[];
}

/** Divides the pairs into `groups` times `groups` blocks. Every pair is tested exactly once. */
export function groupedFolds(set: JudgementSet, groups = 6, seed = 20260302): Fold[] {
  const jobGroup = dealt(set.jobs.length, groups, seed);
  const personGroup = dealt(set.people.length, groups, seed + 1);
  const at = set.pairs.map((_, index) => index);
  const folds: Fold[] = [];
  for (let jobs = 0; jobs < groups; jobs++)
    for (let people = 0; people < groups; people++) {
      const inJobs = (pair: GradedPair): boolean => jobGroup[pair.job] === jobs;
      const inPeople = (pair: GradedPair): boolean => personGroup[pair.person] === people;
      const picked = (test: (pair: GradedPair) => boolean): number[] =>
        at.filter((index) => {
          const pair = set.pairs[index];
          return pair !== undefined && test(pair);
        });
      folds.push({
        train: picked((pair) => !inJobs(pair) && !inPeople(pair)),
        test: picked((pair) => inJobs(pair) && inPeople(pair)),
      });
    }
  return folds.filter((fold) => fold.test.length > 0);
}

function dealt(count: number, groups: number, seed: number): number[] {
  const random = seededRandom(seed);
  const order = Array.from({ length: count }, (_, at) => ({ at, key: random() })).toSorted(
    (a, b) => a.key - b.key,
  );
  const group = Array.from({ length: count }, () => 0);
  order.forEach(({ at }, rank) => {
    group[at] = rank % groups;
  });
  return group;
}
