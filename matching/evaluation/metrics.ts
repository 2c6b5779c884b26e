/** Metrics for scores of graded pairs. */

/** Area under the ROC curve. Ties count half. NaN if one class is missing. */
export function rocArea(scores: readonly number[], fits: readonly boolean[]): number {
  const order = scores.map((_, at) => at).toSorted((a, b) => at(scores, a) - at(scores, b));
  let rankSum = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && at(scores, at(order, to)) === at(scores, at(order, from))) to++;
    for (let tied = from; tied < to; tied++) if (fits[at(order, tied)]) rankSum += (from + to + 1) / 2;
    from = to;
  }
  const positives = fits.filter(Boolean).length;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * (fits.length - positives));
}

/** Mean precision at each fit; tied scores share the precision of their whole group. */
export function averagePrecision(scores: readonly number[], fits: readonly boolean[]): number {
  const order = scores.map((_, at) => at).toSorted((a, b) => at(scores, b) - at(scores, a));
  let found = 0;
  let sum = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    let inGroup = 0;
    while (to < order.length && at(scores, at(order, to)) === at(scores, at(order, from)))
      if (fits[at(order, to++)]) inGroup++;
    found += inGroup;
    sum += (inGroup * found) / to;
    from = to;
  }
  return sum / found;
}

/** Mean of sensitivity and specificity at a threshold. */
export function balancedAccuracy(
  scores: readonly number[],
  fits: readonly boolean[],
  thresholds: number | readonly number[],
): number {
  const count = { fit: 0, fitFound: 0, other: 0, otherFound: 0 };
  scores.forEach((score, index) => {
    const above = score >= (typeof thresholds === "number" ? thresholds : at(thresholds, index));
    if (fits[index]) {
      count.fit++;
      if (above) count.fitFound++;
    } else {
      count.other++;
      if (!above) count.otherFound++;
    }
  });
  return (count.fitFound / count.fit + count.otherFound / count.other) / 2;
}

/** The threshold with the best balanced accuracy, halfway between two scores. */
export function bestThreshold(scores: readonly number[], fits: readonly boolean[]): number {
  const levels = [...new Set(scores)].toSorted((a, b) => a - b);
  let best = { threshold: 0.5, accuracy: -1 };
  for (let level = 1; level < levels.length; level++) {
    const threshold = (at(levels, level - 1) + at(levels, level)) / 2;
    const accuracy = balancedAccuracy(scores, fits, threshold);
    if (accuracy > best.accuracy) best = { threshold, accuracy };
  }
  return best.threshold;
}

/** nDCG at 10 with gains of 2^grade - 1. Ties share the mean gain of their group. Null if no grade is above 0. */
export function ndcg(scores: readonly number[], grades: readonly number[], depth = 10): number | null {
  const gains = grades.map((grade) => 2 ** grade - 1);
  const best = discounted(
    gains.toSorted((a, b) => b - a),
    depth,
  );
  return best === 0 ? null : discounted(tiedGains(scores, gains), depth) / best;
}

function tiedGains(scores: readonly number[], gains: readonly number[]): number[] {
  const groups = Map.groupBy(
    scores.map((score, index) => ({ score, gain: at(gains, index) })),
    (row) => row.score,
  );
  return [...groups.entries()]
    .toSorted(([a], [b]) => b - a)
    .flatMap(([, rows]) => {
      const mean = rows.reduce((sum, row) => sum + row.gain, 0) / rows.length;
      return rows.map(() => mean);
    });
}

function discounted(gains: readonly number[], depth: number): number {
  return gains.slice(0, depth).reduce((sum, gain, rank) => sum + gain / Math.log2(rank + 2), 0);
}

/** One over the rank of the first fit, which comes last among ties. Null without a fit. */
export function reciprocalRank(scores: readonly number[], fits: readonly boolean[]): number | null {
  const best = Math.max(...scores.filter((_, index) => fits[index]));
  if (!Number.isFinite(best)) return null;
  return 1 / (1 + scores.filter((score, index) => score >= best && !fits[index]).length);
}

/** Expected calibration error over ten bins of equal size. */
export function calibrationError(chances: readonly number[], fits: readonly boolean[], bins = 10): number {
  const order = chances.map((_, at) => at).toSorted((a, b) => at(chances, a) - at(chances, b));
  let error = 0;
  for (let bin = 0; bin < bins; bin++) {
    const rows = order.slice(
      Math.floor((bin * order.length) / bins),
      Math.floor(((bin + 1) * order.length) / bins),
    );
    const predicted = rows.reduce((sum, row) => sum + at(chances, row), 0);
    const observed = rows.filter((row) => fits[row]).length;
    error += Math.abs(predicted - observed) / order.length;
  }
  return error;
}

/** Cohen's kappa with quadratic weights over grades 0 to 3. */
export function quadraticKappa(left: readonly number[], right: readonly number[]): number {
  const leftShare = [0, 0, 0, 0];
  const rightShare = [0, 0, 0, 0];
  let seen = 0;
  left.forEach((grade, index) => {
    const other = at(right, index);
    leftShare[grade] = at(leftShare, grade) + 1 / left.length;
    rightShare[other] = at(rightShare, other) + 1 / left.length;
    seen += (grade - other) ** 2 / left.length;
  });
  let expected = 0;
  for (let a = 0; a < 4; a++)
    for (let b = 0; b < 4; b++) expected += at(leftShare, a) * at(rightShare, b) * (a - b) ** 2;
  return 1 - seen / expected;
}

function at<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new RangeError(`Nothing at ${index}`);
  return value;
}
