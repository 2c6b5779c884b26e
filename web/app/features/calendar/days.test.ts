import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayAfterKey, isDay, plusDays, plusMonths, startOfWeek, weeksOfMonth } from "./days.ts";

describe("the weeks of a month", () => {
  test("begin on Sunday in American dates, on Monday elsewhere", () => {
    const american = weeksOfMonth("2026-03-13", "en-US");
    expect([american[0]?.[0], american.at(-1)?.[6], american.length]).toEqual([
      "2026-03-01",
      "2026-04-04",
      5,
    ]);
    const iso = weeksOfMonth("2026-03-13", "iso");
    expect([iso[0]?.[0], iso.at(-1)?.[6], iso.length]).toEqual(["2026-02-23", "2026-04-05", 6]);
  });

  test("are four to six, hold the whole month once, and fit one answer of the server", () => {
    const day = fc.integer({ min: 0, max: 80_000 }).map((days) => plusDays("1950-01-01", days));
    fc.assert(
      fc.property(day, fc.constantFrom("en-US", "en-GB", "iso"), (one, language) => {
        const weeks = weeksOfMonth(one, language);
        const days = weeks.flat();
        expect(weeks.length).toBeGreaterThanOrEqual(4);
        expect(weeks.length).toBeLessThanOrEqual(6);
        expect(new Set(days).size).toBe(weeks.length * 7);
        expect(days).toContain(one);
        const ofMonth = days.filter((each) => each.startsWith(one.slice(0, 7)));
        expect(ofMonth.at(0)).toBe(`${one.slice(0, 7)}-01`);
        expect(plusDays(ofMonth.at(-1) ?? "", 1).endsWith("-01")).toBe(true);
      }),
    );
  });
});

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2024-01-31", 1, "2024-02-29"],
  ["2026-01-15", -1, "2025-12-15"],
  ["2026-12-01", 1, "2027-01-01"],
])("%s and %d months is %s", (day, months, then) => expect(plusMonths(day, months)).toBe(then));

test.each([
  ["ArrowLeft", "2026-02-28"],
  ["ArrowRight", "2026-03-02"],
  ["ArrowUp", "2026-02-22"],
  ["ArrowDown", "2026-03-08"],
  ["Home", "2026-03-01"],
  ["End", "2026-03-07"],
  ["PageUp", "2026-02-01"],
  ["PageDown", "2026-04-01"],
  ["Tab", null],
])("%s leads from a Sunday, March 1 to %s", (key, day) =>
  expect(dayAfterKey(key, "2026-03-01", "en-US")).toBe(day),
);

test("Home of a Sunday is the Monday before, where weeks begin on Monday", () => {
  expect(startOfWeek("2026-03-01", "iso")).toBe("2026-02-23");
});

test.each([
  ["2026-03-13", true],
  ["2026-02-30", false],
  ["2026-3-1", false],
  ["9999-01-01", false],
  ["soon", false],
  [null, false],
])("%s is a day: %s", (text, is) => expect(isDay(text)).toBe(is));
