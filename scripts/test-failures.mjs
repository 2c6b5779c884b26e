// Which tests failed, and which passed only when repeated, out of the reports of the test runners. npm test prints them last,
// because services that run tests may keep only the end of what was printed.

import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./repository.mjs";

/** @typedef {{test: string, message: string, repeated?: boolean}} Failure `repeated` marks a test that passed at a later try. */

/** Failures of Vitest's JSON report; null stands for a run that left none. `errors` are those outside the tests. */
export const vitestFailures = (report, errors = []) => [
  ...(report?.testResults ?? []).flatMap((file) => {
    const name = path.relative(root, file.name).replaceAll("\\", "/");
    const failed = file.assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && file.status === "failed")
      return [{ test: name, message: firstLine(file.message) }];
    return failed.map(({ ancestorTitles, title, failureMessages }) => ({
      test: [name, ...ancestorTitles, title].join(" › "),
      message: firstLine(failureMessages?.[0]),
    }));
  }),
  ...errors.map((message) => ({ test: "outside the tests", message: firstLine(message) })),
];

/** Failures of Playwright's JSON report, likewise. */
export const playwrightFailures = (report) => [
  ...(report?.suites ?? []).flatMap((suite) => failuresOf(suite, [`e2e/${suite.file}`])),
  ...(report?.errors ?? []).map(({ message }) => ({
    test: "outside the tests",
    message: firstLine(message),
  })),
];

function failuresOf({ specs = [], suites = [] }, titles) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ status, results }) => ({
        test: [...titles, spec.title].join(" › "),
        message: messageOf(results.find((result) => result.error !== undefined)?.error),
        repeated: status === "flaky",
      })),
  );
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, [...titles, suite.title]))];
}

function messageOf(error) {
  const line = firstLine(error?.message);
  const { file, line: number } = error?.location ?? {};
  return file === undefined ? line : `${line} (${path.basename(file)}:${number})`;
}

function firstLine(message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  return lines.find((line) => line.trim() !== "")?.trim() ?? "";
}

/** The end of what a step without tests of its own printed. */
export function stepFailures(name, text, lines = 12) {
  const printed = stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return [{ test: name, message: printed.slice(-lines).join("\n      ") }];
}

/** Two lines for each failure, under a heading for each kind. */
export function describeFailures(failures) {
  const under = (heading, some) =>
    some.length === 0
      ? []
      : ["", heading, ...some.flatMap(({ test, message }) => [`  ${test}`, `      ${message}`])];
  return [
    ...under(
      "Passed only when repeated:",
      failures.filter(({ repeated }) => repeated),
    ),
    ...under(
      "Failed:",
      failures.filter(({ repeated }) => !repeated),
    ),
  ];
}
