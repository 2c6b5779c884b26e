import { expect, test } from "vitest";
import { describeCosts, playwrightCosts, vitestCosts } from "./test-costs.mjs";

const spec = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });

test("vitest: seconds by file", () => {
  expect(vitestCosts({ milliseconds: { "server/src/a.test.ts": 1500 } })).toEqual([
    { file: "server/src/a.test.ts", seconds: 1.5 },
  ]);
});

test("playwright: all tests of a file count, those in groups and those that were repeated too", () => {
  const suite = { file: "walk.spec.ts", specs: [spec(1000, 500)], suites: [{ specs: [spec(250)] }] };
  expect(playwrightCosts({ suites: [suite] })).toEqual([{ file: "e2e/walk.spec.ts", seconds: 1.75 }]);
});

test("a run without a report has no costs", () => {
  expect([vitestCosts(null), playwrightCosts(null)]).toEqual([[], []]);
});

test("the most expensive files come first, each once", () => {
  const costs = [
    { file: "a", seconds: 1 },
    { file: "b", seconds: 2.34 },
    { file: "a", seconds: 11 },
    { file: "c", seconds: 0.5 },
  ];
  expect(describeCosts(costs, 2)).toEqual(["   12.0 s  a", "    2.3 s  b"]);
});
