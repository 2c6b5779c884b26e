/** Calibrates the scores of a baseline: learns chances, grades and a threshold on pairs that it is not tested on. */
import { chanceOfFit, expectedGrade } from "../src/model/model.ts";
import type { Scorer } from "./baselines.ts";
import { fitModel } from "./fit-model.ts";
import { groupedFolds } from "./folds.ts";
import { isFit } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";
import type { Scored } from "./measures.ts";
import { bestThreshold } from "./metrics.ts";

export type Baseline = (set: JudgementSet) => Scorer;

const ROUNDS = 600;
/** A weak prior is enough to learn one weight from hundreds of pairs. */
const PRIOR_STRENGTH = 0.01;

interface Calibration {
  readonly threshold: number;
  readonly chance: (score: number) => number;
  readonly grade: (score: number) => number;
}

const scoresOf = (set: JudgementSet, baseline: Baseline): number[] => {
  const scorer = baseline(set);
  return set.pairs.map((pair) => scorer(pair.job, pair.person));
};

function calibrate(set: JudgementSet, scores: readonly number[], rows: readonly number[]): Calibration {
  const seen = rows.flatMap((row) => {
    const pair = set.pairs[row];
    return pair === undefined ? [] : [{ score: scores[row] ?? 0, grade: pair.consensus, fit: isFit(pair) }];
  });
  const max = Math.max(...seen.map(({ score }) => score)) || 1;
  const model = fitModel(
    seen.map(({ score, grade }) => ({ features: [score / max], grade })),
    { signs: [1], prior: [3], priorStrength: PRIOR_STRENGTH, rounds: ROUNDS },
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

/** Cross-validates a baseline in the folds of the engine. */
export function crossValidatedBaseline(set: JudgementSet, baseline: Baseline): Scored {
  const scores = scoresOf(set, baseline);
  const blank = (): number[] => set.pairs.map(() => 0);
  const scored = { scores, thresholds: blank(), chances: blank(), grades: blank() };
  for (const fold of groupedFolds(set)) {
    const calibration = calibrate(set, scores, fold.train);
    for (const row of fold.test) {
      const score = scores[row] ?? 0;
      scored.thresholds[row] = calibration.threshold;
      scored.chances[row] = calibration.chance(score);
      scored.grades[row] = calibration.grade(score);
    }
  }
  return scored;
}

/** Learns on the development pairs and applies the result to others. */
export function transferredBaseline(
  development: JudgementSet,
  set: JudgementSet,
  baseline: Baseline,
): Scored {
  const calibration = calibrate(development, scoresOf(development, baseline), [...development.pairs.keys()]);
  const scores = scoresOf(set, baseline);
  return {
    scores,
    thresholds: scores.map(() => calibration.threshold),
    chances: scores.map(calibration.chance),
    grades: scores.map(calibration.grade),
  };
}
