/** How far the values of a sample have moved from those of a reference. */

export interface Drift {
  readonly psi: number;
  /** The largest distance between the two cumulative distributions. */
  readonly ks: number;
  /** The distance that two samples of one distribution exceed in one of twenty comparisons. */
  readonly ksLimit: number;
}

/** Bins of the population stability index, with equal shares of the reference. */
const BINS = 10;
/** A bin is counted as if it held at least this share, so that the index stays finite. */
const MIN_SHARE = 0.0001;

/**
 * The population stability index (Siddiqi, Credit Risk Scorecards, Wiley 2006: below 0.1 little change, from 0.25 on a
 * large one) and the two-sample Kolmogorov-Smirnov distance with its limit at 5% (Smirnov, Annals of Mathematical
 * Statistics 19, 1948).
 */
export function driftOf(reference: readonly number[], sample: readonly number[]): Drift {
  const sorted = reference.toSorted((a, b) => a - b);
  const edges = [
    ...new Set(
      Array.from({ length: BINS - 1 }, (_, at) => sorted[Math.floor(((at + 1) * sorted.length) / BINS)] ?? 0),
    ),
  ];
  const before = sharesIn(edges, reference);
  const after = sharesIn(edges, sample);
  const psi = before.reduce((sum, share, bin) => {
    const [old, now] = [Math.max(MIN_SHARE, share), Math.max(MIN_SHARE, after[bin] ?? 0)];
    return sum + (now - old) * Math.log(now / old);
  }, 0);
  const sizes = (reference.length + sample.length) / (reference.length * sample.length);
  return {
    psi,
    ks: distance(
      sorted,
      sample.toSorted((a, b) => a - b),
    ),
    ksLimit: 1.358 * Math.sqrt(sizes),
  };
}

/** A value belongs to the bin of the first edge that it does not exceed. */
function sharesIn(edges: readonly number[], values: readonly number[]): number[] {
  const counts = Array.from({ length: edges.length + 1 }, () => 0);
  for (const value of values) {
    const bin = edges.findIndex((edge) => value <= edge);
    const at = bin < 0 ? edges.length : bin;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count) => count / values.length);
}

function distance(left: readonly number[], right: readonly number[]): number {
  let [one, other, largest] = [0, 0, 0];
  while (one < left.length && other < right.length) {
    const value = Math.min(left[one] ?? 0, right[other] ?? 0);
    while (one < left.length && left[one] === value) one++;
    while (other < right.length && right[other] === value) other++;
    largest = Math.max(largest, Math.abs(one / left.length - other / right.length));
  }
  return largest;
}
