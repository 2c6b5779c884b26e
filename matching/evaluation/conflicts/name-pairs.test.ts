import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { folder, judge, lists, own, readPairs } from "./name-pairs.ts";
import { count, precision, recall } from "./report.ts";

const figures = (pairs: ReturnType<typeof readPairs>) => {
  const counts = count(
    judge(pairs).map(({ isConflict, isFlagged }) => ({ expected: isConflict, found: isFlagged })),
  );
  return { recall: recall(counts), precision: precision(counts) };
};

test("every list of the folder is measured, whole", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".csv"));
  expect(lists.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
  for (const { file, pairs } of lists) expect(readPairs(own(file)), file).toHaveLength(pairs);
});

describe("conflicts are found, and few others flagged", () => {
  test("in the development pairs", () => {
    const { recall: found, precision: right } = figures(readPairs(own("pairs.csv")));
    expect(found).toBeGreaterThanOrEqual(0.98);
    expect(right).toBeGreaterThanOrEqual(0.75);
  });

  test("in the half of our own pairs that the rules were improved on", () => {
    const fresh = readPairs(own("fresh-pairs.csv"));
    expect(fresh.length).toBeGreaterThanOrEqual(300);
    const { recall: found, precision: right } = figures(fresh.filter(({ half }) => half === "tuned"));
    expect(found).toBeGreaterThanOrEqual(0.98);
    expect(right).toBeGreaterThanOrEqual(0.75);
  });

  test.each(lists.filter(({ reading }) => reading !== undefined).map(({ file }) => file))("in %s", (name) => {
    const { recall: found, precision: right } = figures(readPairs(own(name)));
    expect(found).toBeGreaterThanOrEqual(0.98);
    expect(right).toBeGreaterThanOrEqual(0.75);
  });
});
