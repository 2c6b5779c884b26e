// How many tests passed and failed, out of the reports of the test runners.

/** @typedef {{passed: number, failed: number, note?: string}} Counts */

/** A step without tests of its own: it holds or it fails. */
export function stepCounts(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Counts of Vitest's JSON report; null stands for a run that left none. A selection of tests may be empty. */
export function vitestCounts({ report, exitCode }, { mayBeEmpty = false } = {}) {
  const files = report?.testResults ?? [];
  const statuses = files.flatMap((file) => file.assertionResults.map((result) => result.status));
  const brokenFiles = files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((result) => result.status === "failed"),
  );
  const passed = statuses.filter((status) => status === "passed").length;
  const failed = statuses.filter((status) => status === "failed").length + brokenFiles.length;
  return settle(
    { passed, failed, skipped: statuses.length - passed - (failed - brokenFiles.length) },
    exitCode,
    mayBeEmpty && report !== null,
  );
}

/** Counts of Playwright's JSON report, likewise. */
export function playwrightCounts({ report, exitCode }, { mayBeEmpty = false } = {}) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const failed = unexpected + (report?.errors?.length ?? 0);
  const counts = settle(
    { passed: expected + flaky, failed, skipped },
    exitCode,
    mayBeEmpty && report !== null,
  );
  return flaky > 0 ? { ...counts, note: join(counts.note, `${flaky} passed only when repeated`) } : counts;
}

/** A runner that failed outside its tests, or ran none where some are expected, is one failure. */
function settle({ passed, failed, skipped }, exitCode, mayBeEmpty) {
  const note = skipped > 0 ? `${skipped} skipped` : undefined;
  if (failed > 0) return { passed, failed, note };
  if (passed === 0 && mayBeEmpty && exitCode === 0)
    return { passed, failed, note: join(note, "nothing changed") };
  if (passed === 0) return { passed: 0, failed: 1, note: join(note, "no test ran") };
  if (exitCode !== 0)
    return { passed, failed: 1, note: join(note, `the runner ended with exit code ${exitCode}`) };
  return { passed, failed: 0, note };
}

function join(one, other) {
  return one === undefined ? other : `${one}, ${other}`;
}
