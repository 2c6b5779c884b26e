import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agreedWork, type AgreedTerms, splitByMonth, workDays } from "./agreed-work.ts";
import { daysBetween, plusDays } from "../../../platform/calendar-day.ts";

const zone = "America/New_York";
const terms: AgreedTerms = {
  agreedRate: 54,
  hoursPerWeek: "20 hrs/week",
  startsOn: "2026-03-02",
  startedAt: null,
  projectDeadline: "2026-04-13",
  endedAt: null,
};
const now = new Date("2026-03-20T15:00:00Z");
const workOf = (given: Partial<AgreedTerms>) => agreedWork({ ...terms, ...given }, zone, now);

describe("what a contract agrees on", () => {
  test("weekly hours for the days from the first one to the deadline, both counted", () => {
    expect(workOf({})).toEqual({ firstDay: "2026-03-02", days: 43, hours: 122.9, rate: 54 });
  });

  test.each([
    ["20-25 hours per week", 25],
    ["20 hrs", 20],
    ["up to 10 hours a week", 10],
    ["full-time", 40],
  ])("%s counts for %d", (hoursPerWeek, weekly) => {
    expect(workOf({ hoursPerWeek })).toMatchObject({ hours: Math.round((weekly * 430) / 7) / 10 });
  });

  test("counts from the day on which work began, in the reader's time zone", () => {
    // 11 PM on March 8 in New York.
    const startedAt = new Date("2026-03-09T03:00:00Z");
    expect(workOf({ startedAt, projectDeadline: "2026-03-14" })).toMatchObject({
      firstDay: "2026-03-08",
      hours: 20,
    });
  });

  test("ends on the day on which it was done, but never after the deadline", () => {
    expect(workOf({ endedAt: new Date("2026-03-15T12:00:00Z") })).toMatchObject({ hours: 40 });
    expect(workOf({ endedAt: new Date("2026-05-16T12:00:00Z") })).toMatchObject({ days: 43 });
  });

  test("goes on until today where no last day is agreed", () => {
    const open = { projectDeadline: null, startedAt: new Date("2026-03-07T15:00:00Z") };
    expect(workOf(open)).toMatchObject({ days: 14, hours: 40 });
    expect(workOf({ ...open, endedAt: new Date("2026-03-13T15:00:00Z") })).toMatchObject({ days: 7 });
    expect(workDays({ ...terms, ...open }, zone)).toEqual({ firstDay: "2026-03-07", lastDay: null });
  });

  test("is nothing where work began after the deadline", () => {
    const late = workOf({ startedAt: new Date("2026-04-20T12:00:00Z") });
    expect(late).toEqual({ firstDay: "2026-04-20", days: 0, hours: 0, rate: 54 });
    expect(typeof late === "object" && splitByMonth(late)).toEqual([{ month: "2026-04", hours: 0, pay: 0 }]);
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
    expect(splitByMonth({ firstDay: "2026-03-25", days: 14, hours: 40, rate: 50 })).toEqual([
      { month: "2026-03", hours: 20, pay: 1000 },
      { month: "2026-04", hours: 20, pay: 1000 },
    ]);
  });

  test("the months follow each other and sum up to the hours", () => {
    const day = fc.integer({ min: 0, max: 4_000 }).map((days) => plusDays("2024-01-01", days));
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 900 }), fc.nat(20_000), (firstDay, days, tenths) => {
        const work = { firstDay, days, hours: tenths / 10, rate: 41.5 };
        const months = splitByMonth(work);
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
