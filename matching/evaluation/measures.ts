/** All measures of one scorer, and their spread when jobs and people are drawn again. */
import { sharedLabels } from "./baselines.ts";
import { isFit } from "./judgement-set.ts";
import type { JudgementSet } from "./judgement-set.ts";
import {
  averagePrecision,
  balancedAccuracy,
  calibrationError,
  ndcg,
  reciprocalRank,
  rocArea,
} from "./metrics.ts";
import { seededRandom } from "./random.ts";

export interface Scored {
  readonly scores: readonly number[];
  /** per pair, the score from which its model calls it a fit */
  readonly thresholds: readonly number[];
  /** the scores are chances */
  readonly calibrated: boolean;
}

export const MEASURES = ["AUC", "AP", "nDCG@10", "balanced", "AUC shared", "MRR", "calibration"] as const;
export type Measure = (typeof MEASURES)[number];
export type Measured = Readonly<Record<Measure, number>>;

/** `rows` may name a pair more than once; `perJob` lists the rows of each drawn job. */
function measure(set: JudgementSet, scored: Scored, perJob: readonly (readonly number[])[]): Measured {
  const rows = perJob.flat();
  const pick = (from: readonly number[], of: readonly number[]): number[] => of.map((row) => from[row] ?? 0);
  const fitsOf = (of: readonly number[]): boolean[] => of.map((row) => fits(set)[row] ?? false);
  const shared = rows.filter((row) => sharesLabel(set, row));
  const perJobMean = (each: (of: readonly number[]) => number | null): number => {
    const values = perJob.map(each).filter((value) => value !== null);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const scores = pick(scored.scores, rows);
  return {
    AUC: rocArea(scores, fitsOf(rows)),
    AP: averagePrecision(scores, fitsOf(rows)),
    "nDCG@10": perJobMean((of) =>
      ndcg(
        pick(scored.scores, of),
        of.map((row) => set.pairs[row]?.consensus ?? 0),
      ),
    ),
    balanced: balancedAccuracy(scores, fitsOf(rows), pick(scored.thresholds, rows)),
    "AUC shared": rocArea(pick(scored.scores, shared), fitsOf(shared)),
    MRR: perJobMean((of) => reciprocalRank(pick(scored.scores, of), fitsOf(of))),
    calibration: scored.calibrated ? calibrationError(scores, fitsOf(rows)) : Number.NaN,
  };
}

const knownFits = new WeakMap<JudgementSet, boolean[]>();

function fits(set: JudgementSet): boolean[] {
  const known = knownFits.get(set) ?? set.pairs.map(isFit);
  knownFits.set(set, known);
  return known;
}

function sharesLabel(set: JudgementSet, row: number): boolean {
  const pair = set.pairs[row];
  return pair !== undefined && sharedLabels(set.jobs[pair.job], set.people[pair.person]) > 0;
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Draws repeat from scorer to scorer, so that two can be compared draw by draw. */
function measureDraws(
  set: JudgementSet,
  scored: Scored,
  draws: number,
): { whole: Measured; drawn: Measured[] } {
  const rowsOf = set.jobs.map((_, job) => [...set.pairs.keys()].filter((row) => set.pairs[row]?.job === job));
  const random = seededRandom(2026);
  const drawn: Measured[] = [];
  for (let draw = 0; draw < draws; draw++) {
    const people = new Map<number, number>();
    for (let at = 0; at < set.people.length; at++) {
      const person = Math.floor(random() * set.people.length);
      people.set(person, (people.get(person) ?? 0) + 1);
    }
    const perJob = set.jobs.map(() =>
      (rowsOf[Math.floor(random() * set.jobs.length)] ?? []).flatMap((row) =>
        Array.from({ length: people.get(set.pairs[row]?.person ?? -1) ?? 0 }, () => row),
      ),
    );
    drawn.push(measure(set, scored, perJob));
  }
  return { whole: measure(set, scored, rowsOf), drawn };
}

/** Each measure with the middle 95 per cent of `draws` draws of jobs and people with replacement. */
export function measureAll(set: JudgementSet, scored: Scored, draws: number): Record<Measure, Interval> {
  const { whole, drawn } = measureDraws(set, scored, draws);
  return intervals((name) => ({ value: whole[name], draws: drawn.map((each) => each[name]) }));
}

/** By how much one scorer is ahead of another, the two compared within each draw. */
export function measureLead(
  set: JudgementSet,
  ahead: Scored,
  behind: Scored,
  draws: number,
): Record<Measure, Interval> {
  const one = measureDraws(set, ahead, draws);
  const other = measureDraws(set, behind, draws);
  return intervals((name) => ({
    value: one.whole[name] - other.whole[name],
    draws: one.drawn.map((each, at) => each[name] - (other.drawn[at]?.[name] ?? Number.NaN)),
  }));
}

function intervals(of: (name: Measure) => { value: number; draws: number[] }): Record<Measure, Interval> {
  const interval = (name: Measure): Interval => {
    const { value, draws } = of(name);
    const sorted = draws.filter(Number.isFinite).toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
    return { value, low: at(0.025), high: at(0.975) };
  };
  return {
    AUC: interval("AUC"),
    AP: interval("AP"),
    "nDCG@10": interval("nDCG@10"),
    balanced: interval("balanced"),
    "AUC shared": interval("AUC shared"),
    MRR: interval("MRR"),
    calibration: interval("calibration"),
  };
}
