/**
 * The model: ordered logistic regression over the features of a pair, with one utility and three thresholds. The chance
 * that a pair deserves grade k or better is 1 / (1 + exp(thresholds[k-1] - utility)). A fit is grade 2 or better.
 */
import type { Misfit } from "../features/misfits.ts";
import type { PairFeatures } from "../features/pair.ts";
import coefficients from "./coefficients.json" with { type: "json" };
import { FEATURES } from "./feature-names.ts";

export interface OrdinalModel {
  /** One per feature, in the order of FEATURES. The meaning of a feature fixes the sign of its weight. */
  readonly weights: readonly number[];
  /** For grades 1, 2 and 3. */
  readonly thresholds: readonly [number, number, number];
}

export interface TrainedModel extends OrdinalModel {
  /** Names model and data in the log of shown rankings. */
  readonly version: string;
  /** The chance from which a pair counts as a fit. */
  readonly fitFrom: number;
  /** SHA-256 of the graded pairs that the model was trained on. */
  readonly dataHash: string;
  readonly pairs: number;
}

/** The model as coefficients.json has it. Throws where the numbers of weights or thresholds are not the model's. */
export function readModel(
  stored: Omit<TrainedModel, "thresholds"> & { thresholds: readonly number[] },
): TrainedModel {
  const [first, second, third, ...more] = stored.thresholds;
  if (first === undefined || second === undefined || third === undefined || more.length > 0)
    throw new Error("coefficients.json: a model has three thresholds");
  if (stored.weights.length !== FEATURES.length)
    throw new Error(`coefficients.json: a model has ${FEATURES.length} weights`);
  return { ...stored, thresholds: [first, second, third] };
}

/** Written by `npm run train`. */
export const MODEL = readModel(coefficients);

export function utilityOf(weights: readonly number[], features: ArrayLike<number>): number {
  let utility = 0;
  for (let at = 0; at < weights.length; at++) utility += (weights[at] ?? 0) * (features[at] ?? 0);
  return utility;
}

export function chanceOfFit(model: OrdinalModel, features: ArrayLike<number>): number {
  return logistic(utilityOf(model.weights, features) - model.thresholds[1]);
}

/** The expected grade, 0 to 3. */
export function expectedGrade(model: OrdinalModel, features: ArrayLike<number>): number {
  const utility = utilityOf(model.weights, features);
  return model.thresholds.reduce((sum, threshold) => sum + logistic(utility - threshold), 0);
}

export function logistic(value: number): number {
  return 1 / (1 + Math.exp(-value));
}

/**
 * The highest chance with an unmet requirement and with a bar, as shares of the chance from which a pair is a fit. The
 * better of two such pairs stays ahead.
 */
const HARD_SHARE = 0.95;
const BAR_SHARE = 0.5;

/** A profile that repeats most of the posting is a fit only if the rest of it says so more likely than not. */
const LIKELY = 0.5;

/** The chance, 0 to 1, that a recruiter would grade the pair 2 or 3. */
export function chanceOf(
  model: OrdinalModel,
  { values, misfits, repeatsPosting = false }: PairFeatures,
  fitFrom = MODEL.fitFrom,
): number {
  const chance = chanceOfFit(model, values);
  const share = Math.min(shareLeft(misfits), repeatsPosting && chance < LIKELY ? HARD_SHARE : 1);
  return share === 1 ? chance : Math.min(chance, fitFrom * share * (0.5 + chance / 2));
}

function shareLeft(misfits: readonly Misfit[]): number {
  if (misfits.some(({ degree }) => degree === "bar")) return BAR_SHARE;
  return misfits.some(({ degree }) => degree === "hard") ? HARD_SHARE : 1;
}

/** The chance in whole percent. */
export function scoreOf(chance: number): number {
  return Math.round(chance * 100);
}
