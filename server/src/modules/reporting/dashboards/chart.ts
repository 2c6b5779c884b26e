/** Days that the attorney's chart of applications spans, today included. */
export const chartDays = 14;

/** Applications per day, oldest first, from counts by days ago. */
export const lastDays = (byDaysAgo: Readonly<Record<string, number>>): number[] =>
  Array.from({ length: chartDays }, (_, index) => byDaysAgo[chartDays - 1 - index] ?? 0);
