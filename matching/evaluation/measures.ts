/** All measures of one scorer, on all pairs and on bootstrap samples. */
import { sharedLabels } from "./baselines.ts";
import { percentileInterval } from "./bootstrap.ts";
import type { BootstrapSample, BootstrapSamples, Interval } from "./bootstrap.ts";
import { isFit } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";
import {
  averagePrecision,
  balancedAccuracy,
  calibrationError,
  ndcg,
  quadraticKappa,
  reciprocalRank,
  rocArea,
} from "./metrics.ts";

/** A scorer's output for every pair. */
export interface Scored {
  /** Orders the pairs. */
  readonly scores: readonly number[];
  /** Per pair, the score from which its model calls it a fit. */
  readonly thresholds: readonly number[];
  /** Chance of a fit, 0 to 1. */
  readonly chances: readonly number[];
  /** Expected grade, 0 to 3. */
  readonly grades: readonly number[];
}

export const MEASURES = [
  "AUC",
  "AP",
  "nDCG@10",
  "nDCG@10 of jobs",
  "balanced",
  "AUC shared",
  "MRR",
  "calibration",
  "kappa",
] as const;
export type Measure = (typeof MEASURES)[number];
export type Measured = Readonly<Record<Measure, number>>;

const fitsBySet = new WeakMap<JudgementSet, boolean[]>();

function fitsIn(set: JudgementSet): boolean[] {
  const known = fitsBySet.get(set) ?? set.pairs.map(isFit);
  fitsBySet.set(set, known);
  return known;
}

export function measure(set: JudgementSet, scored: Scored, draw: BootstrapSample): Measured {
  const rows = draw.flat();
  const pick = (from: readonly number[], of: readonly number[]): number[] => of.map((row) => from[row] ?? 0);
  const fitsOf = (of: readonly number[]): boolean[] => of.map((row) => fitsIn(set)[row] ?? false);
  const gradesOf = (of: readonly number[]): number[] => of.map((row) => set.pairs[row]?.consensus ?? 0);
  const shared = rows.filter((row) => sharesLabel(set, row));
  const scores = pick(scored.scores, rows);
  const fits = fitsOf(rows);
  return {
    AUC: rocArea(scores, fits),
    AP: averagePrecision(scores, fits),
    "nDCG@10": mean(draw.map((of) => ndcg(pick(scored.scores, of), gradesOf(of)))),
    "nDCG@10 of jobs": mean(
      [...Map.groupBy(rows, (row) => set.pairs[row]?.person).values()].map((of) =>
        ndcg(pick(scored.scores, of), gradesOf(of)),
      ),
    ),
    balanced: balancedAccuracy(scores, fits, pick(scored.thresholds, rows)),
    "AUC shared": rocArea(pick(scored.scores, shared), fitsOf(shared)),
    MRR: mean(draw.map((of) => reciprocalRank(pick(scored.scores, of), fitsOf(of)))),
    calibration: calibrationError(pick(scored.chances, rows), fits),
    kappa: quadraticKappa(pick(scored.grades, rows).map(Math.round), gradesOf(rows)),
  };
}

function mean(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}

function sharesLabel(set: JudgementSet, row: number): boolean {
  const pair = set.pairs[row];
  return pair !== undefined && sharedLabels(set.jobs[pair.job], set.people[pair.person]) > 0;
}

/** Measures of one scorer on all pairs and on every bootstrap sample. */
export interface Sample {
  readonly whole: Measured;
  readonly drawn: readonly Measured[];
}

export function measureAll(set: JudgementSet, scored: Scored, draws: BootstrapSamples): Sample {
  return {
    whole: measure(set, scored, draws.whole),
    drawn: draws.resampled.map((draw) => measure(set, scored, draw)),
  };
}

export function intervalIn(sample: Sample, name: Measure): Interval {
  return percentileInterval(
    sample.whole[name],
    sample.drawn.map((each) => each[name]),
  );
}

/** The difference between two scorers, compared within each bootstrap sample. */
export function leadIn(ahead: Sample, behind: Sample, name: Measure): Interval {
  return percentileInterval(
    ahead.whole[name] - behind.whole[name],
    ahead.drawn.map((each, at) => each[name] - (behind.drawn[at]?.[name] ?? Number.NaN)),
  );
}
