export interface SampleDistance {
  /** The largest distance between the two samples' distributions, 0 to 1. */
  readonly distance: number;
  /** How likely a distance at least as large is when both samples have one distribution. */
  readonly probability: number;
}

/** The two-sample Kolmogorov-Smirnov test, with the asymptotic probability (Numerical Recipes, 14.3). */
export function compareSamples(left: readonly number[], right: readonly number[]): SampleDistance {
  const [one, other] = [left, right].map((sample) => sample.toSorted((a, b) => a - b));
  const shareUpTo = (sample: readonly number[] | undefined, value: number): number =>
    sample ? sample.filter((each) => each <= value).length / sample.length : 0;
  const distance = Math.max(
    ...[...left, ...right].map((value) => Math.abs(shareUpTo(one, value) - shareUpTo(other, value))),
  );
  const size = Math.sqrt((left.length * right.length) / (left.length + right.length));
  const scaled = (size + 0.12 + 0.11 / size) * distance;
  // The series alternates forever at 0, where the probability is 1.
  if (scaled < 0.2) return { distance, probability: 1 };
  let sum = 0;
  for (let term = 1; term <= 100; term++)
    sum += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * (term * scaled) ** 2);
  return { distance, probability: Math.min(1, Math.max(0, sum)) };
}
