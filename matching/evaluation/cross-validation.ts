/** The engine's chances for graded pairs, each from a model that saw neither the pair's job nor its person. */
import { collectionOf } from "../src/features/collection.ts";
import { pairFeatures, SIGNS } from "../src/features/pair.ts";
import type { PairFeatures } from "../src/features/pair.ts";
import { prepareJob, preparePerson } from "../src/features/prepared.ts";
import { expectedGrade } from "../src/model/ordinal.ts";
import type { OrdinalModel } from "../src/model/ordinal.ts";
import { chanceOf } from "../src/model/score.ts";
import { fitModel } from "./fit-model.ts";
import { groupedFolds } from "./folds.ts";
import { isFit, JUDGED_ON } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";

/** Importance by the rubric's own order: work first, hard limits nearly as strong, soft points little. */
const PRIOR: readonly number[] = [3, 3, 0.5, 1, -0.5, -3];
/**
 * The prior weighs as much as this many pairs; so few graded pairs may not overturn it on a whim. From 0.5 to 128 the
 * loss in cross-validation stays within one standard error (`npm run stability -w matching`), least at 32.
 */
const PULL = 32;
const ROUNDS = 600;

export interface Prediction {
  readonly chance: number;
  /** 0 to 3 */
  readonly grade: number;
  /** chance from which the model that made it calls a pair a fit */
  readonly fitFrom: number;
}

export function featuresOf(set: JudgementSet): PairFeatures[] {
  const collection = collectionOf(set.jobs, set.people);
  const jobs = set.jobs.map((job) => prepareJob(job, collection));
  const people = set.people.map((person) => preparePerson(person, collection, JUDGED_ON));
  return set.pairs.map((pair) => {
    const job = jobs[pair.job];
    const person = people[pair.person];
    if (job === undefined || person === undefined) throw new RangeError("A pair names nobody");
    return pairFeatures(job, person);
  });
}

/**
 * Fits on some pairs; `without` leaves features out. A pair counts as a fit from the share of fits in the training
 * pairs on: where chances are calibrated, that threshold gives the best balanced accuracy, and it wobbles less than one
 * searched in few pairs.
 */
export function trainOn(
  set: JudgementSet,
  features: readonly PairFeatures[],
  rows: readonly number[],
  without: readonly number[] = [],
  pull = PULL,
): { model: OrdinalModel; fitFrom: number } {
  const kept = (values: readonly number[]): number[] =>
    values.map((value, at) => (without.includes(at) ? 0 : value));
  const seen = rows.map((row) => ({ features: featureRow(features, row), pair: pairAt(set, row) }));
  const model = fitModel(
    seen.map(({ features: row, pair }) => ({ features: kept(row.values), grade: pair.consensus })),
    { signs: SIGNS, prior: kept(PRIOR), pull, rounds: ROUNDS },
  );
  return { model, fitFrom: seen.filter(({ pair }) => isFit(pair)).length / seen.length };
}

/** Leaving out "softMisfits" or "hardMisfits" leaves out the caps too. */
export function crossValidated(
  set: JudgementSet,
  features: readonly PairFeatures[],
  without: readonly number[] = [],
): Prediction[] {
  const uncapped = without.includes(SIGNS.lastIndexOf(-1));
  const used = features.map((row) => (uncapped ? { ...row, misfits: [] } : row));
  const predictions: Prediction[] = set.pairs.map(() => ({ chance: 0, grade: 0, fitFrom: 1 }));
  for (const fold of groupedFolds(set)) {
    const { model, fitFrom } = trainOn(set, used, fold.train, without);
    for (const row of fold.test) predictions[row] = predict(model, featureRow(used, row), fitFrom);
  }
  return predictions;
}

export function predict(model: OrdinalModel, features: PairFeatures, fitFrom: number): Prediction {
  return { chance: chanceOf(model, features), grade: expectedGrade(model, features.values), fitFrom };
}

function featureRow(features: readonly PairFeatures[], row: number): PairFeatures {
  const found = features[row];
  if (found === undefined) throw new RangeError(`No pair ${row}`);
  return found;
}

function pairAt(set: JudgementSet, row: number) {
  const pair = set.pairs[row];
  if (pair === undefined) throw new RangeError(`No pair ${row}`);
  return pair;
}
