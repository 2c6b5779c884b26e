/** The figures of a yes-or-no judge: recall first, because a missed conflict costs more than a needless look. */

export interface Counts {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
  readonly total: number;
}

export interface Judged {
  readonly expected: boolean;
  readonly found: boolean;
}

export function count(judged: readonly Judged[]): Counts {
  const having = (expected: boolean, found: boolean): number =>
    judged.filter((each) => each.expected === expected && each.found === found).length;
  return {
    truePositives: having(true, true),
    falsePositives: having(false, true),
    falseNegatives: having(true, false),
    total: judged.length,
  };
}

/** Of those that should have been found, the share that was; 1 where there were none. */
export const recall = ({ truePositives, falseNegatives }: Counts): number =>
  truePositives + falseNegatives === 0 ? 1 : truePositives / (truePositives + falseNegatives);

/** Of those that were found, the share that should have been; 1 where none were. */
export const precision = ({ truePositives, falsePositives }: Counts): number =>
  truePositives + falsePositives === 0 ? 1 : truePositives / (truePositives + falsePositives);

export function summary(counts: Counts): string {
  const { truePositives, falsePositives, falseNegatives, total } = counts;
  return [
    `recall    ${recall(counts).toFixed(3)}  (${truePositives} of ${truePositives + falseNegatives})`,
    `precision ${precision(counts).toFixed(3)}  (${truePositives} of ${truePositives + falsePositives})`,
    `judged    ${total}`,
  ].join("\n");
}
