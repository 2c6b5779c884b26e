// Which test files take longest, out of the reports of the test runners.

/** @typedef {{file: string, seconds: number}} Cost */

/** Costs of the report of vitest-costs-reporter.mjs; null stands for a run that left none. */
export const vitestCosts = (report) =>
  Object.entries(report?.milliseconds ?? {}).map(([file, milliseconds]) => ({
    file,
    seconds: milliseconds / 1000,
  }));

/** Costs of Playwright's JSON report: all tries of all tests of a file; null stands for a run that left none. */
export const playwrightCosts = (report) =>
  (report?.suites ?? []).map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: millisecondsOf(suite) / 1000,
  }));

function millisecondsOf({ specs = [], suites = [] }) {
  const results = specs.flatMap((spec) => spec.tests).flatMap((test) => test.results);
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + millisecondsOf(suite), own);
}

/** The most expensive files first, one a line; a file that several projects run counts once. */
export function describeCosts(costs, count = 10) {
  const seconds = new Map();
  for (const cost of costs) seconds.set(cost.file, (seconds.get(cost.file) ?? 0) + cost.seconds);
  return [...seconds]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, total]) => `${total.toFixed(1).padStart(7)} s  ${file}`);
}
