/** Which of the shown pairs have a decision, and weights that make the decided ones stand for all shown. */
import { logistic } from "../../src/model/model.ts";
import type { LoggedPair } from "./logged-pairs.ts";

export interface Selection {
  /** One per decided pair, in their order; their mean is 1. */
  readonly weights: readonly number[];
  readonly variance: number;
  /** Pairs without weights that would be as precise (Kish, Survey Sampling, Wiley 1965). */
  readonly effectiveSize: number;
  /** The largest weight before it was limited, and how many were. */
  readonly largest: number;
  readonly limited: number;
  /** The share of shown pairs so unlikely to be decided that the decided ones say nothing of them. */
  readonly outOfReach: number;
}

/** Weights are limited to this many times their mean: a few pairs must not decide alone. */
const MAX_WEIGHT = 10;
/** Below this chance of a decision, a pair is out of reach. */
const MIN_PROPENSITY = 0.02;

/**
 * Inverse propensity weights (Horvitz and Thompson, Journal of the American Statistical Association 47, 1952): a logistic
 * regression of "decided" on the features and on the best place at which the pair was shown.
 */
export function selectionOf(pairs: readonly LoggedPair[]): Selection {
  const rows = pairs.map(({ features, bestPlace, grade }) => ({
    values: [1, ...features, Math.log2(1 + bestPlace)],
    decided: grade !== null,
  }));
  const coefficients = fitLogistic(rows);
  const propensities = rows.map(({ values }) => logistic(dot(coefficients, values)));
  const share = rows.filter(({ decided }) => decided).length / Math.max(1, rows.length);
  const raw = propensities.filter((_, at) => rows[at]?.decided).map((chance) => share / chance);
  const limited = raw.map((weight) => Math.min(MAX_WEIGHT, weight));
  const mean = limited.reduce((sum, weight) => sum + weight, 0) / Math.max(1, limited.length);
  const weights = limited.map((weight) => weight / mean);
  const squares = weights.reduce((sum, weight) => sum + weight ** 2, 0);
  return {
    weights,
    variance: weights.reduce((sum, weight) => sum + (weight - 1) ** 2, 0) / Math.max(1, weights.length),
    effectiveSize: squares === 0 ? 0 : weights.length ** 2 / squares,
    largest: Math.max(0, ...raw),
    limited: raw.filter((weight) => weight > MAX_WEIGHT).length,
    outOfReach: propensities.filter((chance) => chance < MIN_PROPENSITY).length / Math.max(1, pairs.length),
  };
}

const dot = (left: readonly number[], right: readonly number[]): number =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

const ROUNDS = 800;
const STEP = 0.1;
/** Pulls the coefficients towards 0, so that separable samples stay finite; in pairs. */
const RIDGE = 1;

/** By gradient descent with momentum. The first value of each row is 1. */
function fitLogistic(rows: readonly { values: readonly number[]; decided: boolean }[]): number[] {
  const count = rows[0]?.values.length ?? 0;
  let coefficients = Array.from({ length: count }, () => 0);
  let momentum = coefficients;
  for (let round = 0; round < ROUNDS; round++) {
    const gradient = coefficients.map((value, at) => (at === 0 ? 0 : (RIDGE * value) / rows.length));
    for (const { values, decided } of rows) {
      const error = (logistic(dot(coefficients, values)) - (decided ? 1 : 0)) / rows.length;
      values.forEach((value, at) => {
        gradient[at] = (gradient[at] ?? 0) + error * value;
      });
    }
    momentum = momentum.map((value, at) => 0.9 * value - STEP * (gradient[at] ?? 0));
    coefficients = coefficients.map((value, at) => value + (momentum[at] ?? 0));
  }
  return coefficients;
}
