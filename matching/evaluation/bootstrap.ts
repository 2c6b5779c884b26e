/** Bootstrap: resamples jobs and people with replacement, for intervals of the measures. */
import type { JudgementSet } from "./judgement-set.ts";
import { seededRandom } from "./random.ts";

/** The rows of each drawn job. A row is repeated as often as its person was drawn. */
export type BootstrapSample = readonly (readonly number[])[];

export interface BootstrapSamples {
  /** Every pair once. */
  readonly whole: BootstrapSample;
  readonly resampled: readonly BootstrapSample[];
}

export interface Interval {
  readonly value: number;
  /** The middle 95% of the samples. */
  readonly low: number;
  readonly high: number;
}

/** The same samples for every scorer, so that scorers can be compared sample by sample. */
export function bootstrap(set: JudgementSet, count: number): BootstrapSamples {
  const whole = set.jobs.map((_, job) => [...set.pairs.keys()].filter((row) => set.pairs[row]?.job === job));
  const random = seededRandom(2026);
  const pick = (count: number): number => Math.floor(random() * count);
  const resampled = Array.from({ length: count }, (): BootstrapSample => {
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
  return { whole, resampled };
}

/** A measure on all pairs, with its interval. Samples in which it is undefined are left out. */
export function intervalOf(
  { whole, resampled }: BootstrapSamples,
  figure: (sample: BootstrapSample) => number,
): Interval {
  return percentileInterval(figure(whole), resampled.map(figure));
}

export function percentileInterval(value: number, samples: readonly number[]): Interval {
  const sorted = samples.filter(Number.isFinite).toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? Number.NaN;
  return { value, low: at(0.025), high: at(0.975) };
}
