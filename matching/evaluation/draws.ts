/** Jobs and people drawn again with replacement, and the spread of a figure over the draws. */
import type { JudgementSet } from "./judgement-set.ts";
import { seededRandom } from "./random.ts";

/** The rows of each drawn job; a row stands there as often as its person was drawn. */
export type Draw = readonly (readonly number[])[];

export interface Draws {
  /** every pair once */
  readonly whole: Draw;
  readonly drawn: readonly Draw[];
}

export interface Interval {
  readonly value: number;
  /** the middle 95 per cent of the draws */
  readonly low: number;
  readonly high: number;
}

/** The same draws for every scorer, so that two can be compared draw by draw. */
export function drawAgain(set: JudgementSet, draws: number): Draws {
  const whole = set.jobs.map((_, job) => [...set.pairs.keys()].filter((row) => set.pairs[row]?.job === job));
  const random = seededRandom(2026);
  const pick = (count: number): number => Math.floor(random() * count);
  const drawn = Array.from({ length: draws }, (): Draw => {
    const people = new Map<number, number>();
    for (let at = 0; at < set.people.length; at++) {
      const person = pick(set.people.length);
      people.set(person, (people.get(person) ?? 0) + 1);
    }
    return set.jobs.map(() =>
      (whole[pick(set.jobs.length)] ?? []).flatMap((row) =>
        Array.from({ length: people.get(set.pairs[row]?.person ?? -1) ?? 0 }, () => row),
      ),
    );
  });
  return { whole, drawn };
}

/** A figure on all pairs, with its spread; draws in which it is not defined are left out. */
export function intervalOf({ whole, drawn }: Draws, figure: (draw: Draw) => number): Interval {
  return spread(figure(whole), drawn.map(figure));
}

export function spread(value: number, draws: readonly number[]): Interval {
  const sorted = draws.filter(Number.isFinite).toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
  return { value, low: at(0.025), high: at(0.975) };
}
