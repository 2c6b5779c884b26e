/** Cross-validates the engine: each pair's chance comes from a model that saw neither its job nor its person. */
import { collectionOf } from "../src/features/collection.ts";
import type { Collection } from "../src/features/collection.ts";
import { pairFeatures, SIGNS } from "../src/features/pair.ts";
import type { PairFeatures } from "../src/features/pair.ts";
import { parseJob, parsePerson } from "../src/features/parse.ts";
import { chanceOf, expectedGrade } from "../src/model/model.ts";
import type { OrdinalModel } from "../src/model/model.ts";
import { fitModel } from "./fit-model.ts";
import { groupedFolds } from "./folds.ts";
import { isFit, JUDGED_ON } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";

/**
 * Prior weights, by the rubric's order of importance: work first, hard misfits nearly as strong, soft ones little.
 */
const PRIOR: readonly number[] = [3, 3, 0.5, 1, -0.5, -3];
/**
 * Strength of the prior, in pairs. From 0.5 to 128 the loss in cross-validation stays within one standard error (`npm
 * run stability -w matching`), with its minimum at 32.
 */
const PRIOR_STRENGTH = 32;
const ROUNDS = 600;

export interface Prediction {
  readonly chance: number;
  /** 0 to 3 */
  readonly grade: number;
  /** The chance from which the same model calls a pair a fit. */
  readonly fitFrom: number;
}

/** Rarity is counted in the set itself, or in the given texts. */
export function featuresOf(
  set: JudgementSet,
  collection: Collection = collectionOf(set.jobs, set.people),
): PairFeatures[] {
  const jobs = set.jobs.map((job) => parseJob(job, collection));
  const people = set.people.map((person) => parsePerson(person, collection, JUDGED_ON));
  return set.pairs.map((pair) => {
    const job = jobs[pair.job];
    const person = people[pair.person];
    if (job === undefined || person === undefined)
      throw new RangeError("A pair names an unknown job or person");
    return pairFeatures(job, person);
  });
}

/**
 * Fits a model on some rows; `without` leaves features out. The threshold for a fit is the share of fits in the
 * training pairs: for calibrated chances it gives the best balanced accuracy, and it varies less than a threshold
 * searched in few pairs.
 */
export function trainOn(
  set: JudgementSet,
  features: readonly PairFeatures[],
  rows: readonly number[],
  without: readonly number[] = [],
  priorStrength = PRIOR_STRENGTH,
): { model: OrdinalModel; fitFrom: number } {
  const masked = (values: readonly number[]): number[] =>
    values.map((value, at) => (without.includes(at) ? 0 : value));
  const training = rows.map((row) => ({ features: featureRow(features, row), pair: pairAt(set, row) }));
  const model = fitModel(
    training.map(({ features: row, pair }) => ({ features: masked(row.values), grade: pair.consensus })),
    { signs: SIGNS, prior: masked(PRIOR), priorStrength, rounds: ROUNDS },
  );
  return { model, fitFrom: training.filter(({ pair }) => isFit(pair)).length / training.length };
}

/** Leaving out "hardMisfits" also leaves out the caps on the chance. */
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
  return {
    chance: chanceOf(model, features, fitFrom),
    grade: expectedGrade(model, features.values),
    fitFrom,
  };
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
