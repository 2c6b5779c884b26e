/** A baseline's bare score turned into chances, grades and a threshold, learned on pairs that it is not tested on. */
import { chanceOfFit, expectedGrade } from "../src/model/ordinal.ts";
import type { Scorer } from "./baselines.ts";
import { fitModel } from "./fit-model.ts";
import { groupedFolds } from "./folds.ts";
import { isFit } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";
import type { Scored } from "./measures.ts";
import { bestThreshold } from "./metrics.ts";

export type Baseline = (set: JudgementSet) => Scorer;

const ROUNDS = 600;
/** Hardly any pull: one weight is learned from hundreds of pairs. */
const PULL = 0.01;

interface Scale {
  readonly threshold: number;
  readonly chance: (score: number) => number;
  readonly grade: (score: number) => number;
}

const scoresOf = (set: JudgementSet, baseline: Baseline): number[] => {
  const scorer = baseline(set);
  return set.pairs.map((pair) => scorer(pair.job, pair.person));
};

function learned(set: JudgementSet, scores: readonly number[], rows: readonly number[]): Scale {
  const seen = rows.flatMap((row) => {
    const pair = set.pairs[row];
    return pair === undefined ? [] : [{ score: scores[row] ?? 0, grade: pair.consensus, fit: isFit(pair) }];
  });
  const max = Math.max(...seen.map(({ score }) => score)) || 1;
  const model = fitModel(
    seen.map(({ score, grade }) => ({ features: [score / max], grade })),
    { signs: [1], prior: [3], pull: PULL, rounds: ROUNDS },
  );
  return {
    threshold: bestThreshold(
      seen.map(({ score }) => score),
      seen.map(({ fit }) => fit),
    ),
    chance: (score) => chanceOfFit(model, [score / max]),
    grade: (score) => expectedGrade(model, [score / max]),
  };
}

/** Cross-validated in the engine's own folds. */
export function crossValidatedBaseline(set: JudgementSet, baseline: Baseline): Scored {
  const scores = scoresOf(set, baseline);
  const blank = (): number[] => set.pairs.map(() => 0);
  const scored = { scores, thresholds: blank(), chances: blank(), grades: blank() };
  for (const fold of groupedFolds(set)) {
    const scale = learned(set, scores, fold.train);
    for (const row of fold.test) {
      const score = scores[row] ?? 0;
      scored.thresholds[row] = scale.threshold;
      scored.chances[row] = scale.chance(score);
      scored.grades[row] = scale.grade(score);
    }
  }
  return scored;
}

/** Learned on the development pairs, applied to others. */
export function transferredBaseline(
  development: JudgementSet,
  set: JudgementSet,
  baseline: Baseline,
): Scored {
  const scale = learned(development, scoresOf(development, baseline), [...development.pairs.keys()]);
  const scores = scoresOf(set, baseline);
  return {
    scores,
    thresholds: scores.map(() => scale.threshold),
    chances: scores.map(scale.chance),
    grades: scores.map(scale.grade),
  };
}
