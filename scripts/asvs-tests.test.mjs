import { describe, expect, it, test } from "vitest";
import { findNamedTests, numbersIn, readRequirements } from "./asvs-tests.mjs";
import { requirementRows } from "./asvs-results.mjs";

const numbers = readRequirements().map(({ number }) => number);
const named = findNamedTests();

test("every security requirement has a test named after it", () => {
  const proven = new Set(named.flatMap((one) => one.numbers));
  expect(numbers.filter((number) => !proven.has(number))).toEqual([]);
  expect(numbers.length).toBeGreaterThanOrEqual(59);
});

test("every number in a test's title is a requirement of the list, which names each once", () => {
  expect(named.flatMap((one) => one.numbers).filter((number) => !numbers.includes(number))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe("the results", () => {
  const requirement = { number: "1.2.1", words: "Encoded" };

  it("read numbers whole", () => {
    expect(numbersIn("a (ASVS 1.2.1, ASVS 1.2.10) b")).toEqual(["1.2.1", "1.2.10"]);
  });

  it("count cases of one title as one test, which fails with any of them", () => {
    const cases = [
      { file: "a.test.ts", title: "1 is text (ASVS 1.2.1)", status: "passed" },
      { file: "a.test.ts", title: "2 is text (ASVS 1.2.1)", status: "failed" },
      { file: "b.test.ts", title: "other (ASVS 1.2.10)", status: "passed" },
    ];
    const tests = [{ file: "a.test.ts", title: "%s is text (ASVS 1.2.1)", numbers: ["1.2.1"] }];
    expect(requirementRows([requirement], tests, cases)).toEqual([
      { ...requirement, file: "a.test.ts", title: "%s is text", result: "1 of 2 failed" },
    ]);
  });

  it("miss what did not run", () => {
    expect(requirementRows([requirement], [], [])).toEqual([
      { ...requirement, file: "", title: "", result: "missing" },
    ]);
    const tests = [{ file: "a.test.ts", title: "is text (ASVS 1.2.1)", numbers: ["1.2.1"] }];
    const skipped = [{ file: "a.test.ts", title: "is text (ASVS 1.2.1)", status: "skipped" }];
    for (const cases of [[], skipped])
      expect(requirementRows([requirement], tests, cases)).toMatchObject([{ result: "did not run" }]);
  });
});
