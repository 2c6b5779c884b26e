import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { daysOfWeek, mondayOf, plusDays, weekdayName, weekInAddress } from "./week-days.ts";

describe("weeks", () => {
  test.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2026-11-23", "2026-11-23"],
    ["2027-01-01", "2026-12-28"],
    // The Sundays of the changes to and from summer time in New York.
    ["2026-03-08", "2026-03-02"],
    ["2026-11-01", "2026-10-26"],
  ])("%s is in the week of Monday, %s", (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });

  test("have seven different days in order, over changes of the clock and of the year", () => {
    for (const monday of ["2026-03-02", "2026-10-26", "2026-12-28"]) {
      const days = daysOfWeek(monday);
      expect(new Set(days).size).toBe(7);
      expect(days.map(weekdayName)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
      expect(days).toEqual(days.toSorted());
    }
    expect(daysOfWeek("2026-10-26").at(-1)).toBe("2026-11-01");
  });

  test("every day is in the week of its Monday, and seven days later in the next", () => {
    const anyDay = fc
      .integer({ min: 0, max: 40_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(daysOfWeek(mondayOf(day))).toContain(day);
        expect(mondayOf(plusDays(day, 7))).toBe(plusDays(mondayOf(day), 7));
      }),
    );
  });
});

describe("the week of an address", () => {
  test.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-19", "2026-11-16"],
    ["2026-02-30", null],
    ["2026-13-01", null],
    ["last", null],
    ["", null],
    [null, null],
  ])("%j is %j", (text, week) => {
    expect(weekInAddress(text)).toBe(week);
  });
});
