import fc from "fast-check";
import { expect, it, test } from "vitest";
import { hourlyBudget } from "./budget.ts";

test.each<[string, number, number]>([
  ["$48-58/hr", 48, 58],
  ["$48\u201358", 48, 58],
  ["$48 \u2014 $58 per hour", 48, 58],
  ["48 to 58", 48, 58],
  ["between $48 and $58 an hour", 48, 58],
  ["$48/hr - $58/hr", 48, 58],
  ["$58-48/hr", 48, 58],
  ["45", 45, 45],
  ["$45", 45, 45],
  ["$45.50/hour", 45.5, 45.5],
  ["$45hr", 45, 45],
  ["$45 hourly", 45, 45],
  ["45-60 hr", 45, 60],
  ["USD 45", 45, 45],
  ["$50+", 50, 50],
  ["Up to $60/hr", 0, 60],
  ["up to 60", 0, 60],
  ["up to $40-60/hr", 40, 60],
  ["Negotiable ($45-55)", 45, 55],
  ["$45, 20 hours per week", 45, 45],
  ["20-30 hours/week at $45-50/hr", 45, 50],
  ["20 hrs/week, $45", 45, 45],
  ["$2,000 retainer, then $40/hr", 40, 40],
  ["$0", 0, 0],
  ["$1,000", 1000, 1000],
  ["$1,200/hr", 1200, 1200],
  ["Pays $45.", 45, 45],
])("%j is %d to %d an hour", (text, min, max) => {
  expect(hourlyBudget(text)).toEqual({ min, max });
});

test.each([
  "Negotiable",
  "",
  "   ",
  null,
  undefined,
  "$5,000 flat fee",
  "flat $500",
  "$300 per project",
  "$500 per QDRO",
  "$125 a signing",
  "$75/document",
  "$40 each",
  "$900/week",
  "$90k",
  "$45-90k",
  "$5.5k",
  "90,000 a year",
  "$1,001",
  "20 hours per week",
  "-45",
  "10%",
  "DOE",
])("%j names no hourly figure", (text) => {
  expect(hourlyBudget(text)).toBeNull();
});

it("reads every range as it is written", () => {
  const dollars = fc.integer({ min: 0, max: 1000 });
  const dash = fc.constantFrom("-", "\u2013", " - ", " to ", "-$");
  const unit = fc.constantFrom("", "/hr", " per hour", "/hour", " hourly");
  fc.assert(
    fc.property(dollars, dollars, dash, unit, (one, other, between, after) => {
      expect(hourlyBudget(`$${one}${between}${other}${after}`)).toEqual({
        min: Math.min(one, other),
        max: Math.max(one, other),
      });
    }),
  );
});

it("answers null or an ordered range for any text", () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[$0-9,.\-k/ hr]{0,24}$/));
  fc.assert(
    fc.property(texts, (text) => {
      const budget = hourlyBudget(text);
      expect(budget === null || (budget.min >= 0 && budget.min <= budget.max)).toBe(true);
    }),
  );
});
