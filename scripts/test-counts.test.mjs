import { expect, test } from "vitest";
import { playwrightCounts, stepCounts, vitestCounts } from "./test-counts.mjs";

const file = (status, ...results) => ({
  status,
  assertionResults: results.map((result) => ({ status: result })),
});

test.each([
  ["all pass", { testResults: [file("passed", "passed", "passed")] }, 0, { passed: 2, failed: 0 }],
  ["one fails", { testResults: [file("failed", "passed", "failed")] }, 1, { passed: 1, failed: 1 }],
  [
    "a file does not load",
    { testResults: [file("failed"), file("passed", "passed")] },
    1,
    { passed: 1, failed: 1 },
  ],
  ["a hook after the tests fails", { testResults: [file("failed", "passed")] }, 1, { passed: 1, failed: 1 }],
  ["an error outside the tests", { testResults: [file("passed", "passed")] }, 1, { passed: 1, failed: 1 }],
  [
    "some are skipped",
    { testResults: [file("passed", "passed", "skipped", "todo")] },
    0,
    { passed: 1, failed: 0, note: "2 skipped" },
  ],
  ["all are skipped", { testResults: [file("passed", "skipped")] }, 0, { passed: 0, failed: 1 }],
  ["no file is found", { testResults: [] }, 0, { passed: 0, failed: 1, note: "no test ran" }],
  ["the runner crashes", null, 134, { passed: 0, failed: 1 }],
])("vitest: %s", (_case, report, exitCode, counts) => {
  expect(vitestCounts({ report, exitCode })).toMatchObject(counts);
});

test.each([
  [
    "all pass",
    { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] },
    0,
    { passed: 3, failed: 0 },
  ],
  [
    "one fails",
    { stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] },
    1,
    { passed: 2, failed: 1 },
  ],
  [
    "one passes when repeated",
    { stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 0 } },
    0,
    { passed: 3, failed: 0, note: "1 passed only when repeated" },
  ],
  [
    "the server does not start",
    { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 2 }, errors: [{}] },
    1,
    { passed: 0, failed: 1 },
  ],
  [
    "no test is found",
    { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] },
    0,
    { passed: 0, failed: 1 },
  ],
  ["the runner crashes", null, 1, { passed: 0, failed: 1 }],
])("playwright: %s", (_case, report, exitCode, counts) => {
  expect(playwrightCounts({ report, exitCode })).toMatchObject(counts);
});

test("a step without tests holds or fails", () => {
  expect(stepCounts(0)).toEqual({ passed: 1, failed: 0 });
  expect(stepCounts(2)).toEqual({ passed: 0, failed: 1 });
});

test("where only tests of changes run, there may be none, but the runner must end well", () => {
  const chosen = { mayBeEmpty: true };
  const none = { passed: 0, failed: 0, note: "nothing changed" };
  expect(vitestCounts({ report: { testResults: [] }, exitCode: 0 }, chosen)).toEqual(none);
  expect(playwrightCounts({ report: { stats: {} }, exitCode: 0 }, chosen)).toEqual(none);
  for (const failed of [
    { report: null, exitCode: 0 },
    { report: { testResults: [] }, exitCode: 1 },
  ]) {
    expect(vitestCounts(failed, chosen)).toMatchObject({ passed: 0, failed: 1 });
    expect(playwrightCounts(failed, chosen)).toMatchObject({ passed: 0, failed: 1 });
  }
});
