/** From features to the chance that a pair is a fit, and to the score that people see. */
import type { Misfit } from "../features/misfits.ts";
import type { PairFeatures } from "../features/pair.ts";
import { chanceOfFit } from "./ordinal.ts";
import type { OrdinalModel } from "./ordinal.ts";

export interface TrainedModel extends OrdinalModel {
  /** names model and data, for the log of shown rankings */
  readonly version: string;
  /** chance from which a pair counts as a fit */
  readonly fitFrom: number;
  /** SHA-256 of the graded pairs it was trained on */
  readonly dataHash: string;
  readonly pairs: number;
}

/** A must that is not met keeps a pair below "Fair Match" (60), a bar below what counts as a fit. */
const MOST_WITH_HARD = 0.45;
const MOST_WITH_BAR = 0.1;

/** 0 to 1: how likely a recruiter would grade the pair 2 or 3. */
export function chanceOf(model: OrdinalModel, { values, misfits }: PairFeatures): number {
  return Math.min(chanceOfFit(model, values), maxFor(misfits));
}

export function maxFor(misfits: readonly Misfit[]): number {
  if (misfits.some((roleMismatch) => roleMismatch.degree === "bar")) return MOST_WITH_BAR;
  return misfits.some((roleMismatch) => roleMismatch.degree === "hard") ? MOST_WITH_HARD : 1;
}

/** The chance in whole percent. */
export function scoreOf(chance: number): number {
  return Math.round(chance * 100);
}
