import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./repository.mjs";
import { describeFailures, playwrightFailures, stepFailures, vitestFailures } from "./test-failures.mjs";

test("vitest: the file, the titles and the first line of each failure, and files that do not load", () => {
  const result = (status, ...failureMessages) => ({
    ancestorTitles: ["a group"],
    title: "one",
    status,
    failureMessages,
  });
  const testResults = [
    {
      name: path.join(root, "server/src/a.test.ts"),
      status: "failed",
      message: "",
      assertionResults: [result("passed"), result("failed", "AssertionError: 1 is not 2\n    at a.test.ts")],
    },
    {
      name: path.join(root, "server/src/b.test.ts"),
      status: "failed",
      message: "SyntaxError: x\n at y",
      assertionResults: [],
    },
    { name: path.join(root, "server/src/c.test.ts"), status: "passed", assertionResults: [result("passed")] },
  ];
  expect(vitestFailures({ testResults }, ["Error: late\n at z"])).toEqual([
    { test: "server/src/a.test.ts › a group › one", message: "AssertionError: 1 is not 2" },
    { test: "server/src/b.test.ts", message: "SyntaxError: x" },
    { test: "outside the tests", message: "Error: late" },
  ]);
});

test("playwright: failures and tests that passed when repeated, in groups too, with the line of the story", () => {
  const error = {
    message: "\u001B[31mError: press\u001B[39m\n\n two buttons",
    location: { file: "/a/e2e/x.spec.ts", line: 7 },
  };
  const spec = (title, status, ...results) => ({ title, tests: [{ status, results }] });
  const suite = {
    file: "x.spec.ts",
    specs: [spec("fine", "expected", {}), spec("broken", "unexpected", { error }, { error })],
    suites: [{ title: "a group", specs: [spec("unsteady", "flaky", { error }, {})] }],
  };
  expect(playwrightFailures({ suites: [suite], errors: [{ message: "No site" }] })).toEqual([
    { test: "e2e/x.spec.ts › broken", message: "Error: press (x.spec.ts:7)", repeated: false },
    { test: "e2e/x.spec.ts › a group › unsteady", message: "Error: press (x.spec.ts:7)", repeated: true },
    { test: "outside the tests", message: "No site" },
  ]);
});

test("a run without a report names no failures", () => {
  expect([vitestFailures(null), playwrightFailures(null), describeFailures([])]).toEqual([[], [], []]);
});

test("failures are listed last, those that a repetition cured before them", () => {
  const failures = [
    { test: "a", message: "broken" },
    { test: "b", message: "late", repeated: true },
  ];
  expect(describeFailures(failures).join("\n")).toBe(
    "\nPassed only when repeated:\n  b\n      late\n\nFailed:\n  a\n      broken",
  );
});

test("of a step without tests the end of its output is kept", () => {
  expect(stepFailures("lint", "\u001B[31ma\u001B[39m\n\nb\nc\n", 2)).toEqual([
    { test: "lint", message: "b\n      c" },
  ]);
});
