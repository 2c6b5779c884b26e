import { readFileSync } from "node:fs";
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

test("every fault of the bench proves a promise", () => {
  const proven = rows.flatMap(({ tests }) => tests).filter(({ file }) => file.startsWith("bench/"));
  const files = [...new Set(proven.map(({ file }) => file))];
  const faults = files.flatMap((file) =>
    [...(sourceOf(file) ?? "").matchAll(/name: "([\w-]+)",\s+runs: /g)].map(([, name]) => name),
  );
  expect(faults.filter((name) => !proven.some(({ title }) => title === name))).toEqual([]);
  expect(faults.length).toBeGreaterThanOrEqual(19);
});
