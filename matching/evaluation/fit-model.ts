/**
 * Fits the ordered logistic regression by projected gradient descent, with fixed signs and a prior on the weights.
 */
import { logistic, utilityOf } from "../src/model/model.ts";
import type { OrdinalModel } from "../src/model/model.ts";

interface GradedFeatures {
  readonly features: readonly number[];
  /** 0 to 3 */
  readonly grade: number;
  /** How many pairs this one counts for; 1 when left out. */
  readonly weight?: number;
}

interface FittingOptions {
  /** +1: the weight is not below 0; -1: not above; 0: either. */
  readonly signs: readonly (1 | -1 | 0)[];
  /** Prior weights. */
  readonly prior: readonly number[];
  /** Strength of the prior, in pairs. */
  readonly priorStrength: number;
  readonly rounds?: number;
}

const FIRST_STEP = 0.02;

export function fitModel(rows: readonly GradedFeatures[], options: FittingOptions): OrdinalModel {
  let weights = [...options.prior];
  let thresholds: [number, number, number] = [0, 1, 2];
  let momentum = weights.map(() => 0);
  let thresholdMomentum = [0, 0, 0];
  for (let round = 0; round < (options.rounds ?? 1500); round++) {
    const gradient = gradientOf(rows, { weights, thresholds }, options);
    const step = FIRST_STEP;
    momentum = momentum.map((value, at) => 0.9 * value - step * (gradient.weights[at] ?? 0));
    thresholdMomentum = thresholdMomentum.map(
      (value, at) => 0.9 * value - step * (gradient.thresholds[at] ?? 0),
    );
    weights = weights.map((weight, at) => withSign(weight + (momentum[at] ?? 0), options.signs[at] ?? 1));
    const [first = 0, second = 0, third = 0] = thresholdMomentum;
    thresholds = [thresholds[0] + first, thresholds[1] + second, thresholds[2] + third];
  }
  return { weights, thresholds };
}

function withSign(weight: number, sign: 1 | -1 | 0): number {
  return weight * sign < 0 ? 0 : weight;
}

/** Mean gradient of the summed log losses of "grade 1 or better", "2 or better" and "3", plus that of the prior. */
function gradientOf(rows: readonly GradedFeatures[], model: OrdinalModel, options: FittingOptions) {
  const weights = model.weights.map(
    (weight, at) => (options.priorStrength * (weight - (options.prior[at] ?? 0))) / rows.length,
  );
  const thresholds = [0, 0, 0];
  for (const { features, grade, weight = 1 } of rows) {
    const utility = utilityOf(model.weights, features);
    model.thresholds.forEach((threshold, at) => {
      const error = (weight * (logistic(utility - threshold) - (grade > at ? 1 : 0))) / rows.length;
      thresholds[at] = (thresholds[at] ?? 0) - error;
      features.forEach((feature, index) => {
        weights[index] = (weights[index] ?? 0) + error * feature;
      });
    });
  }
  return { weights, thresholds };
}
