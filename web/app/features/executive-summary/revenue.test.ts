import { describe, expect, test } from "vitest";
import { billions, lawyers, openingsOf, paralegals, yearlyPay } from "./market.ts";
import { examplePay, feeOn, illustratedTotal, illustration, perYear, yieldOf } from "./revenue.ts";

describe("the market's arithmetic", () => {
  test("jobs times median pay", () => {
    expect(yearlyPay(paralegals)).toBe(22_327_214_000);
    expect(billions(yearlyPay(paralegals))).toBe("$22.3 billion");
  });

  test.each([
    ["paralegals", paralegals, 430, 36_870],
    ["lawyers", lawyers, 4_420, 31_180],
  ])("a year's openings for %s", (_, occupation, fromGrowth, fromReplacement) => {
    expect(openingsOf(occupation)).toEqual({ fromGrowth, fromReplacement });
  });
});

describe("the revenue's arithmetic", () => {
  test("a month's price over a year", () => {
    expect(perYear({ from: 99, to: 299 })).toEqual({ from: 1_188, to: 3_588 });
  });

  test("the fee on the example assignment", () => {
    expect(examplePay).toBe(10_000);
    expect(feeOn(examplePay)).toEqual({ from: 800, to: 1_200 });
  });

  test("the illustration adds up", () => {
    expect(illustration.map(yieldOf)).toEqual([594_000, 696_000, 398_000, 800_000, 100_000]);
    expect(illustratedTotal).toBe(2_588_000);
  });
});
