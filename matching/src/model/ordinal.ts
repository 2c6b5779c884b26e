/**
 * Ordered logistic regression: one utility, three thresholds. The chance that a pair deserves grade k or better is
 * 1 / (1 + exp(thresholds[k-1] - utility)); a fit is grade 2 or better.
 */

export interface OrdinalModel {
  /** one per feature, in the order of FEATURES; the sign of each is fixed by the feature's meaning */
  readonly weights: readonly number[];
  /** for grades 1, 2 and 3 */
  readonly thresholds: readonly [number, number, number];
}

export function utilityOf(weights: readonly number[], features: ArrayLike<number>): number {
  let utility = 0;
  for (let at = 0; at < weights.length; at++) utility += (weights[at] ?? 0) * (features[at] ?? 0);
  return utility;
}

export function chanceOfFit(model: OrdinalModel, features: ArrayLike<number>): number {
  return logistic(utilityOf(model.weights, features) - model.thresholds[1]);
}

/** The likeliest grade's expectation, 0 to 3. */
export function expectedGrade(model: OrdinalModel, features: ArrayLike<number>): number {
  const utility = utilityOf(model.weights, features);
  return model.thresholds.reduce((sum, threshold) => sum + logistic(utility - threshold), 0);
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
