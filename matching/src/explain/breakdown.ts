/** Breaks the score down into points earned and possible per factor. */
import { FEATURES, type Feature } from "../model/feature-names.ts";
import type { PairFeatures } from "../features/pair.ts";
import type { OrdinalModel } from "../model/model.ts";

export type Factor = "field of work" | "experience described" | "skills named" | "conditions";

export interface FactorShare {
  readonly factor: Factor;
  /** Whole points. Those of all factors add up to the score. */
  readonly earned: number;
  /** Whole points. Those of all factors add up to 100. */
  readonly possible: number;
}

const FACTORS: readonly (readonly [Factor, readonly Feature[]])[] = [
  ["field of work", ["fields"]],
  ["experience described", ["words", "passages"]],
  ["skills named", ["concepts"]],
  ["conditions", ["softMisfits", "hardMisfits"]],
];

/** The share of a factor that the pair earns, 0 to 1, before scaling to the score. */
function shareEarned(model: OrdinalModel, values: readonly number[], features: readonly Feature[]): number {
  const parts = features.map((feature) => {
    const at = FEATURES.indexOf(feature);
    return { weight: model.weights[at] ?? 0, value: values[at] ?? 0 };
  });
  const possible = parts.reduce((sum, part) => sum + Math.abs(part.weight), 0);
  const moved = parts.reduce((sum, part) => sum + part.weight * Math.min(1, part.value), 0);
  if (possible === 0) return 0;
  return moved < 0 || parts.some((part) => part.weight < 0) ? 1 + moved / possible : moved / possible;
}

/** Scales what the factors earn so that it adds up to the score, each between 0 and its possible points. */
export function breakdownOf(model: OrdinalModel, { values }: PairFeatures, score: number): FactorShare[] {
  const weights = FACTORS.map(([, features]) =>
    features.reduce((sum, feature) => sum + Math.abs(model.weights[FEATURES.indexOf(feature)] ?? 0), 0),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const possible = toWholePoints(
    weights.map((weight) => (weight / total) * 100),
    100,
  );
  const raw = FACTORS.map(([, features], at) => (possible[at] ?? 0) * shareEarned(model, values, features));
  const sum = raw.reduce((all, points) => all + points, 0);
  const moved = raw.map((points, at) => {
    const max = possible[at] ?? 0;
    if (score <= sum) return sum === 0 ? 0 : (points * score) / sum;
    return max - ((max - points) * (100 - score)) / (100 - sum);
  });
  const earned = toWholePoints(moved, score);
  return FACTORS.map(([factor], at) => ({ factor, earned: earned[at] ?? 0, possible: possible[at] ?? 0 }));
}

/** Rounds by the largest remainder method, which keeps the sum. */
export function toWholePoints(values: readonly number[], sum: number): number[] {
  const floors = values.map(Math.floor);
  const missing = sum - floors.reduce((all, value) => all + value, 0);
  const order = values
    .map((value, at) => ({ at, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, missing)) floors[at] = (floors[at] ?? 0) + 1;
  return floors;
}
