/** Fits the ordered logistic regression: signs held, weights drawn to their prior, by projected gradient. */
import { logistic, utilityOf } from "../src/model/ordinal.ts";
import type { OrdinalModel } from "../src/model/ordinal.ts";

export interface GradedFeatures {
  readonly features: readonly number[];
  /** 0 to 3 */
  readonly grade: number;
}

export interface FittingOptions {
  /** +1: the weight may not fall below 0; -1: not above */
  readonly signs: readonly (1 | -1)[];
  /** weights before anything is seen, from the rubric's order of importance */
  readonly prior: readonly number[];
  /** strength of the pull to the prior, in pairs' worth of evidence */
  readonly pull: number;
  readonly rounds?: number;
}

const FIRST_STEP = 0.02;

export function fitModel(rows: readonly GradedFeatures[], options: FittingOptions): OrdinalModel {
  let weights = [...options.prior];
  let thresholds: [number, number, number] = [0, 1, 2];
  let momentum = weights.map(() => 0);
  let drift: [number, number, number] = [0, 0, 0];
  for (let round = 0; round < (options.rounds ?? 1500); round++) {
    const slope = slopeOf(rows, { weights, thresholds }, options);
    const step = FIRST_STEP;
    momentum = momentum.map((value, at) => 0.9 * value - step * (slope.weights[at] ?? 0));
    drift = [0, 1, 2].map(
      (at) => 0.9 * (drift[at] ?? 0) - step * (slope.thresholds[at] ?? 0),
    ) as typeof drift;
    weights = weights.map((weight, at) => held(weight + (momentum[at] ?? 0), options.signs[at] ?? 1));
    thresholds = [thresholds[0] + drift[0], thresholds[1] + drift[1], thresholds[2] + drift[2]];
  }
  return { weights, thresholds };
}

function held(weight: number, sign: 1 | -1): number {
  return weight * sign < 0 ? 0 : weight;
}

/** Mean slope of the summed log losses of "grade 1 or better", "2 or better" and "3", plus the pull. */
function slopeOf(rows: readonly GradedFeatures[], model: OrdinalModel, options: FittingOptions) {
  const weights = model.weights.map(
    (weight, at) => (options.pull * (weight - (options.prior[at] ?? 0))) / rows.length,
  );
  const thresholds = [0, 0, 0];
  for (const { features, grade } of rows) {
    const utility = utilityOf(model.weights, features);
    model.thresholds.forEach((threshold, at) => {
      const error = (logistic(utility - threshold) - (grade > at ? 1 : 0)) / rows.length;
      thresholds[at] = (thresholds[at] ?? 0) - error;
      features.forEach((feature, index) => {
        weights[index] = (weights[index] ?? 0) + error * feature;
      });
    });
  }
  return { weights, thresholds };
}
