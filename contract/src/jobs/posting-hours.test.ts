import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hoursText, hoursUnits, maxHours, readHours } from "./posting-hours.ts";

describe("hours in figures", () => {
  test("are read back from the line that they write", () => {
    const figures = fc
      .constantFrom(...hoursUnits)
      .chain((unit) =>
        fc.record({ unit: fc.constant(unit), amount: fc.integer({ min: 1, max: maxHours[unit] * 2 }) }),
      )
      .map(({ unit, amount }) => ({ unit, amount: amount / 2 }));
    fc.assert(
      fc.property(figures, (hours) => {
        expect(readHours(hoursText(hours))).toEqual(hours);
      }),
    );
  });

  test.each([
    ["25", 25, null],
    [" 25 hours per week ", 25, "week"],
    ["22.5 hrs/wk", 22.5, "week"],
    ["80 hours a month", 80, "month"],
    ["1,200 hrs total", 1_200, "total"],
    ["120 hours in total", 120, "total"],
  ])("are read from %j", (typed, amount, unit) => {
    expect(readHours(typed)).toEqual({ amount, unit });
  });

  test.each([
    "",
    "Evenings",
    "20-25",
    "20 to 25 hrs/week",
    "up to 25",
    "25 hrs/day",
    "25 or so",
    "1,20",
    "-8",
  ])("are not read from %j, which stays as it was typed", (typed) => expect(readHours(typed)).toBeNull());
});
