import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { isCalled, readTests, sourceOf } from "./called-tests.mjs";
import { root } from "./repository.mjs";

const rows = readFileSync(path.join(root, "docs", "trust.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|") && !/^\| promise \||^\|---/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, promise = "", proven = "", ...rest]) => ({ promise, tests: readTests(proven), rest }));

/** Faults of the bench are objects with a name. */
const isNamed = (file, title) =>
  file.startsWith("bench/")
    ? (sourceOf(file) ?? "").includes(`name: "${title}"`)
    : isCalled(sourceOf(file), title);

test("every promise about trust and recovery has tests or benches that exist", () => {
  expect(rows.length).toBeGreaterThanOrEqual(50);
  const lost = rows.flatMap(({ promise, tests }) =>
    tests
      .filter(({ file, title }) => !isNamed(file, title))
      .map(({ file, title }) => `${promise}: ${file} › ${title}`),
  );
  expect(lost).toEqual([]);
  expect(rows.filter(({ promise, rest }) => promise === "" || rest.join("") !== "")).toEqual([]);
});

/** The names of the faults in a file of the bench. */
const faultsOf = (file) =>
  [...(sourceOf(file) ?? "").matchAll(/name: "([\w-]+)",\s+runs: /g)].map(([, name]) => name);
const provenByBench = rows
  .flatMap(({ tests }) => tests)
  .filter(({ file }) => file.startsWith("bench/faults/"));
const faults = [...new Set(provenByBench.map(({ file }) => file))].flatMap(faultsOf);

test("every fault of the bench proves a promise", () => {
  expect(faults.filter((name) => !provenByBench.some(({ title }) => title === name))).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(19);
});

const runbook = readFileSync(path.join(root, "docs", "runbook.md"), "utf8");

test("every fault of the bench has a page in the runbook", () => {
  const rehearsals = runbook.match(/^- \*\*Rehearsal\*\*: `npm run bench -- faults .+`$/gm);
  const named = rehearsals.flatMap((line) => line.match(/[\w-]+(?=[ `])/g));
  expect(faults.filter((name) => !named.includes(name))).toEqual([]);
});

// What other programs write stands in code spans.
test("the runbook quotes messages as the site writes them", () => {
  const sources = globSync(["server/src/**/*.ts", "web/app/**/*.tsx"], { cwd: root })
    .filter((file) => !file.includes(".test."))
    .map((file) => sourceOf(file))
    .join("\n");
  const quoted = [...runbook.replaceAll(/`[^`\n]*`/g, "").matchAll(/"([^"\n]+)"/g)].map(([, words]) => words);
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter((words) => !sources.includes(words))).toEqual([]);
});
