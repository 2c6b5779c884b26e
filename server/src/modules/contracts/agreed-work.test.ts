import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agreedWork, type AgreedTerms, byMonth } from "./agreed-work.ts";
import { daysBetween, plusDays } from "./calendar-day.ts";

const zone = "America/New_York";
const terms: AgreedTerms = {
  agreedRate: 54,
  hoursPerWeek: "20 hrs/week",
  startsOn: "2026-03-02",
  startedAt: null,
  projectDeadline: "2026-04-13",
  endedAt: null,
};
const workOf = (given: Partial<AgreedTerms>) => agreedWork({ ...terms, ...given }, zone);

describe("what a contract agrees on", () => {
  test("weekly hours for the weeks from the first day to the deadline", () => {
    expect(workOf({})).toEqual({ firstDay: "2026-03-02", lastDay: "2026-04-13", hours: 120, rate: 54 });
  });

  test.each([
    ["20-25 hours per week", 120],
    ["20+ hrs", 120],
    ["up to 10 hours a week", 60],
    ["full-time", 210],
  ])("%s names %d hours in six weeks", (hoursPerWeek, hours) => {
    expect(workOf({ hoursPerWeek })).toMatchObject({ hours });
  });

  test("counts from the day on which work began, in the reader's time zone", () => {
    // 11 PM on March 8 in New York.
    const startedAt = new Date("2026-03-09T03:00:00Z");
    expect(workOf({ startedAt, projectDeadline: "2026-03-15" })).toMatchObject({
      firstDay: "2026-03-08",
      hours: 20,
    });
  });

  test("ends on the day on which it was done, but never after the deadline", () => {
    expect(workOf({ endedAt: new Date("2026-03-16T12:00:00Z") })).toMatchObject({
      lastDay: "2026-03-16",
      hours: 40,
    });
    expect(workOf({ endedAt: new Date("2026-05-16T12:00:00Z") })).toMatchObject({ lastDay: "2026-04-13" });
    const open = { projectDeadline: null, endedAt: new Date("2026-03-16T12:00:00Z") };
    expect(workOf(open)).toMatchObject({ lastDay: "2026-03-16" });
  });

  test("is a day's work at the least", () => {
    expect(workOf({ projectDeadline: "2026-03-02", hoursPerWeek: "35" })).toMatchObject({ hours: 5 });
  });

  test.each([
    [{ agreedRate: null }, "rate"],
    [{ hoursPerWeek: "As needed" }, "hours"],
    [{ hoursPerWeek: "12 hours in all" }, "hours"],
    [{ projectDeadline: null }, "days"],
    [{ startsOn: null }, "days"],
  ] as const)("%j lacks the %s", (given, missing) => {
    expect(workOf(given)).toBe(missing);
  });
});

describe("month by month", () => {
  test("is spread evenly over the days", () => {
    const work = { firstDay: "2026-03-25", lastDay: "2026-04-08", hours: 40, rate: 50 };
    expect(byMonth(work)).toEqual([
      { month: "2026-03", hours: 20, pay: 1000 },
      { month: "2026-04", hours: 20, pay: 1000 },
    ]);
  });

  test("the months follow each other and sum up to the hours", () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((days) => plusDays("2024-01-01", days));
    fc.assert(
      fc.property(day, fc.nat(900), fc.nat(20_000), (firstDay, length, tenths) => {
        const work = { firstDay, lastDay: plusDays(firstDay, length), hours: tenths / 10, rate: 41.5 };
        const months = byMonth(work);
        const sum = months.reduce((all, { hours }) => all + hours, 0);
        expect(sum).toBeCloseTo(work.hours, 6);
        for (const { hours, pay } of months) expect(pay).toBeCloseTo(hours * 41.5, 1);
        expect(months[0]?.month).toBe(firstDay.slice(0, 7));
        for (const [at, { month }] of months.entries())
          if (at > 0)
            expect(daysBetween(`${months[at - 1]?.month}-01`, `${month}-01`)).toBeGreaterThanOrEqual(28);
      }),
    );
  });
});
