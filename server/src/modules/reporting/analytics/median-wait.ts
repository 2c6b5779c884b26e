import type { Wait } from "./queries.ts";

/** How many there are, how many were answered, and the median hours until the answer. */
export function medianWait(waits: readonly Wait[]) {
  const sum = (some: readonly Wait[]): number => some.reduce((total, { count }) => total + count, 0);
  const known = waits.flatMap(({ tenths, count }) => (tenths === null ? [] : [{ tenths, count }]));
  const answered = sum(known);
  return { received: sum(waits), answered, hoursToResponse: middleOf(known, answered) };
}

/** The mean of the two in the middle; both are the same one where the number is odd. */
function middleOf(known: readonly { tenths: number; count: number }[], answered: number): number | null {
  if (answered === 0) return null;
  const sorted = known.toSorted((one, other) => one.tenths - other.tenths);
  const at = (place: number): number => {
    let passed = 0;
    for (const { tenths, count } of sorted) {
      passed += count;
      if (place < passed) return tenths;
    }
    throw new Error(`There is no wait at place ${place}.`);
  };
  const middle = (answered - 1) / 2;
  return (at(Math.floor(middle)) + at(Math.ceil(middle))) / 20;
}
