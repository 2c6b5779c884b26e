import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { isCalled, readTests, sourceOf } from "./called-tests.mjs";
import { root } from "./repository.mjs";

const folder = path.join(root, "docs", "specification");
/** Fewer would mean that a table has been lost. */
const fewest = 380;

/** @returns {{ place: string, rule: string, built: string[], tests: { file: string, title: string }[] }[]} */
function readRows() {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .flatMap((name) =>
      readFileSync(path.join(folder, name), "utf8")
        .split("\n")
        .map((line, at) => ({ line, place: `${name}:${at + 1}` }))
        .filter(({ line }) => line.startsWith("|") && !/^\| rule \||^\|---/.test(line))
        .map(({ line, place }) => readRow(line, place)),
    );
}

function readRow(line, place) {
  const [, rule = "", built = "", tested = "", ...rest] = line.split("|").map((cell) => cell.trim());
  return {
    place,
    rule,
    built: built.split(", ").filter(Boolean),
    tests: readTests(tested),
    isWhole: rest.length === 1 && rest[0] === "",
  };
}

const rows = readRows();

test("the tables hold the whole specification", () => {
  expect(rows.length).toBeGreaterThanOrEqual(fewest);
  expect(readdirSync(folder).filter((name) => /^[1-9]-.*\.md$/.test(name))).toHaveLength(9);
});

describe("every row", () => {
  test("names a rule, what builds it, and a test", () => {
    const unfinished = rows.filter(
      ({ rule, built, tests, isWhole }) =>
        !isWhole || rule === "" || built.length === 0 || tests.some(({ file, title }) => !file || !title),
    );
    expect(unfinished.map(({ place }) => place)).toEqual([]);
  });

  test("names files that exist", () => {
    const named = rows.flatMap(({ place, built, tests }) =>
      [...built, ...tests.map(({ file }) => file)].map((file) => ({ place, file })),
    );
    expect(named.filter(({ file }) => sourceOf(file) === null)).toEqual([]);
    // Nothing is looked for outside.
    expect(named.filter(({ file }) => path.isAbsolute(file) || file.includes(".."))).toEqual([]);
  });

  test("names tests that their files hold", () => {
    const lost = rows.flatMap(({ place, tests }) =>
      tests
        .filter(({ file, title }) => !isCalled(sourceOf(file), title))
        .map(({ file, title }) => `${place} ${file} › ${title}`),
    );
    expect(lost).toEqual([]);
  });

  test("names files that are tests", () => {
    const other = rows.flatMap(({ tests }) => tests.filter(({ file }) => !/\.(test|spec)\.\w+$/.test(file)));
    expect(other).toEqual([]);
  });
});
