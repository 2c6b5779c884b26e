import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { judge, readPairs } from "./name-pairs.ts";
import { count, precision, recall } from "./report.ts";

const file = (name: string): string =>
  fileURLToPath(new URL(`../../judgements/conflict-names/${name}`, import.meta.url));
const figures = (pairs: ReturnType<typeof readPairs>) => {
  const counts = count(
    judge(pairs).map(({ isConflict, isFlagged }) => ({ expected: isConflict, found: isFlagged })),
  );
  return { recall: recall(counts), precision: precision(counts) };
};

describe("conflicts are found, and few others flagged", () => {
  test("in the development pairs", () => {
    const { recall: found, precision: right } = figures(readPairs(file("pairs.csv")));
    expect(found).toBeGreaterThanOrEqual(0.98);
    expect(right).toBeGreaterThanOrEqual(0.75);
  });

  test("in the half of our own pairs that the rules were improved on", () => {
    const fresh = readPairs(file("fresh-pairs.csv"));
    expect(fresh.length).toBeGreaterThanOrEqual(300);
    const { recall: found, precision: right } = figures(fresh.filter(({ half }) => half === "tuned"));
    expect(found).toBeGreaterThanOrEqual(0.98);
    expect(right).toBeGreaterThanOrEqual(0.75);
  });

  test.each([
    "frozen-pairs.csv",
    "second-pairs.csv",
    "third-pairs.csv",
    "fourth-pairs.csv",
    "fifth-pairs.csv",
    "sixth-pairs.csv",
    "seventh-pairs.csv",
    "eighth-pairs.csv",
    "ninth-pairs.csv",
    "tenth-pairs.csv",
    "eleventh-pairs.csv",
    "twelfth-pairs.csv",
    "thirteenth-pairs.csv",
    "fourteenth-pairs.csv",
    "tuned-pairs.csv",
  ])("in %s", (name) => {
    const { recall: found, precision: right } = figures(readPairs(file(name)));
    expect(found).toBeGreaterThanOrEqual(0.98);
    expect(right).toBeGreaterThanOrEqual(0.75);
  });
});
