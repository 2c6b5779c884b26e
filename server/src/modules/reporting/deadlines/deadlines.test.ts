/** Rule 6 of the Federal Rules of Civil Procedure, paragraph by paragraph, and the committee notes' own examples. */
import type { Deadline, DeadlineQuestion } from "@caseload/contract/reporting/deadlines";
import fc from "fast-check";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { plusDays } from "../../../platform/calendar-day.ts";
import { createHiringFirm } from "../../../testkit/hiring.ts";
import { icalendarFaults } from "../../../testkit/icalendar-faults.ts";
import { type Caller, openSite, type Site } from "../../../testkit/site.ts";
import { computeDeadline } from "./compute-deadline.ts";
import { type FindHoliday, openFederalHolidays } from "./federal-holidays.ts";

const newYork = "America/New_York";
let findHoliday: FindHoliday;
beforeAll(async () => {
  findHoliday = await openFederalHolidays();
});

type Given = Partial<DeadlineQuestion>;
const compute = (trigger: string, count: number, given: Given = {}, timeZone = newYork): Deadline =>
  computeDeadline({ trigger, count, unit: "days", direction: "after", ...given }, findHoliday, timeZone);
const dayAfter = (trigger: string, count: number, given: Given = {}) => compute(trigger, count, given).day;

describe("6(a)(1), days", () => {
  test("(A) excludes the day of the event", () => {
    expect(dayAfter("2026-03-02", 1)).toBe("2026-03-03");
    expect(compute("2026-03-02", 1).steps[0]).toEqual({
      day: "2026-03-02",
      text: "Day of the event, not counted",
      source: "Fed. R. Civ. P. 6(a)(1)(A)",
    });
  });
  test("(B) counts every day, weekends and holidays included", () => {
    // February 16 is Washington's Birthday.
    expect(dayAfter("2026-02-10", 14)).toBe("2026-02-24");
  });
  test.each([
    ["a Saturday", "2026-03-06", 8, "2026-03-16"],
    ["a Sunday", "2026-03-01", 14, "2026-03-16"],
    ["a holiday", "2026-05-11", 14, "2026-05-26"],
    ["a Saturday before a holiday on Monday", "2026-05-09", 14, "2026-05-26"],
    ["Thanksgiving, and not the Friday after it", "2026-11-12", 14, "2026-11-27"],
  ])("(C) continues a period that ends on %s", (_what, trigger, count, day) => {
    expect(dayAfter(trigger, count)).toBe(day);
  });
  test("(C) names each day on which the period continues", () => {
    const steps = compute("2026-05-09", 14).steps.map(({ day, text }) => `${day} ${text}`);
    expect(steps).toEqual([
      "2026-05-09 Day of the event, not counted",
      "2026-05-23 Day 14, with weekends and holidays counted",
      "2026-05-23 Saturday: the period continues",
      "2026-05-24 Sunday: the period continues",
      "2026-05-25 Memorial Day: the period continues",
      "2026-05-26 Last day",
    ]);
  });
});

describe("6(a)(2), hours", () => {
  const hours = { unit: "hours" } as const;
  test("(B) counts every hour: the committee note's 72 hours over the end of daylight saving time", () => {
    const { at } = compute("2007-11-02T10:23", 72, hours);
    // 9:23 AM EST on Monday, November 5.
    expect(at).toBe("2007-11-05T14:23:00.000Z");
  });
  test("(C) continues to the same time, also over the start of daylight saving time", () => {
    // Saturday, March 7 to 10:00 AM EDT on Monday.
    expect(compute("2026-03-05T10:00", 48, hours)).toMatchObject({
      day: "2026-03-09",
      at: "2026-03-09T14:00:00.000Z",
    });
  });
  test("counts in the reader's time zone", () => {
    expect(compute("2026-03-05T20:00", 24, hours, "Pacific/Honolulu").at).toBe("2026-03-07T06:00:00.000Z");
  });
  test("counts back from an event", () => {
    expect(compute("2026-03-09T10:00", 24, { ...hours, direction: "before" }).day).toBe("2026-03-06");
  });
});

describe("6(a)(5), the next day before an event", () => {
  const before = { direction: "before" } as const;
  test.each([
    ["a weekday", "2026-07-20", 14, "2026-07-06"],
    ["a Sunday", "2026-03-16", 8, "2026-03-06"],
    ["a Saturday", "2026-03-16", 9, "2026-03-06"],
    ["a holiday", "2026-06-29", 10, "2026-06-18"],
    ["a holiday on Monday", "2026-06-01", 7, "2026-05-22"],
  ])("counts back from %s", (_what, trigger, count, day) => {
    expect(dayAfter(trigger, count, before)).toBe(day);
  });
});

describe("6(a)(6), legal holidays", () => {
  // The Office of Personnel Management's lists, without Inauguration Day.
  test.each([
    ["2021", "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31"],
    ["2022", "01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26"],
    ["2023", "01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25"],
    ["2024", "01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25"],
    ["2025", "01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25"],
    ["2026", "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25"],
    ["2027", "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31"],
    ["2028", "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25"],
    ["2029", "01-01 01-15 02-19 05-28 06-19 07-04 09-03 10-08 11-12 11-22 12-25"],
    ["2030", "01-01 01-21 02-18 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25"],
  ])("the weekdays of %s are the published ones", (year, published) => {
    const found: string[] = [];
    for (let day = `${year}-01-01`; day.startsWith(year); day = plusDays(day, 1)) {
      const isWeekend = [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
      if (!isWeekend && findHoliday(day)) found.push(day.slice(5));
    }
    expect(found.join(" ")).toBe(published);
  });
  test("(A) Juneteenth is a holiday from 2021 on", () => {
    expect(dayAfter("2020-06-05", 14)).toBe("2020-06-19");
    expect(dayAfter("2024-06-05", 14)).toBe("2024-06-20");
  });
  test("(A) Inauguration Day is none, and Washington's Birthday is the third Monday of February", () => {
    expect(dayAfter("2021-01-06", 14)).toBe("2021-01-20");
    expect(dayAfter("2027-02-01", 14)).toBe("2027-02-16");
    expect(dayAfter("2027-02-08", 14)).toBe("2027-02-22");
  });
  test("(B) the Monday after a holiday on Sunday is one, by Executive Order 11582", () => {
    const { day, steps } = compute("2027-06-21", 14);
    expect(day).toBe("2027-07-06");
    expect(steps.find(({ text }) => text.includes("observed on Monday"))?.source).toContain("11582");
  });
  test("the Friday before a holiday on Saturday is read both ways, and the earlier day is shown", () => {
    expect(compute("2026-06-19", 14)).toMatchObject({
      day: "2026-07-03",
      otherReading: { day: "2026-07-06" },
    });
    expect(compute("2026-07-17", 14, { direction: "before" })).toMatchObject({
      day: "2026-07-02",
      otherReading: { day: "2026-07-03" },
    });
    expect(compute("2026-03-02", 14).otherReading).toBeNull();
  });
  test("(C) state holidays are said not to be counted after an event, and not to count before one", () => {
    expect(compute("2026-03-02", 14).notes[0]).toContain("are not counted");
    expect(compute("2026-03-20", 14, { direction: "before" }).notes[0]).toContain("do not count");
  });
});

describe("6(d), three days after service by mail", () => {
  const servedByMail = { servedByMail: "true" } as const;
  test.each([
    ["are added to the last day", "2026-03-02", 14, "2026-03-19"],
    ["are added after a period that ends on a weekend has continued", "2026-03-07", 7, "2026-03-19"],
    ["include weekends", "2026-02-27", 14, "2026-03-16"],
    ["continue when the third is a Sunday", "2026-03-02", 10, "2026-03-16"],
    ["continue when the third is a holiday", "2026-05-08", 14, "2026-05-26"],
  ])("%s", (_what, trigger, count, day) => {
    expect(dayAfter(trigger, count, servedByMail)).toBe(day);
  });
});

test("no period ends on a weekend or an undisputed holiday, nor farther away than the days that it continues", () => {
  const trigger = fc.integer({ min: 0, max: 32_000 }).map((days) => plusDays("2010-01-01", days));
  const direction = fc.constantFrom("after", "before");
  fc.assert(
    fc.property(trigger, fc.integer({ min: 1, max: 400 }), direction, (from, count, way) => {
      const { day } = compute(from, count, { direction: way });
      const next = compute(from, count + 1, { direction: way }).day;
      expect([0, 6]).not.toContain(new Date(`${day}T00:00Z`).getUTCDay());
      expect(["statute", "monday"]).not.toContain(findHoliday(day)?.kind);
      const least = plusDays(from, way === "after" ? count : -count);
      const most = plusDays(least, way === "after" ? 5 : -5);
      expect([least, day, most]).toEqual(
        [least, day, most].toSorted((a, b) => (way === "after" ? 1 : -1) * a.localeCompare(b)),
      );
      expect(way === "after" ? next >= day : next <= day).toBe(true);
    }),
    { numRuns: 300 },
  );
});

describe("the call", () => {
  let site: Site;
  let daniel: Caller;
  beforeAll(async () => {
    site = await openSite();
    site.time.now = new Date("2026-03-10T15:00Z");
    ({ daniel } = await createHiringFirm(site));
  });
  afterAll(() => site.close());
  const question = { trigger: "2026-06-19", count: 14, unit: "days", direction: "after" };

  test("answers with its caution and its steps, also as an event that calendars read", async () => {
    const deadline = await daniel.ask<Deadline>("computeDeadline", { query: question });
    expect(deadline).toMatchObject({ caution: "Computed, verify", day: "2026-07-03" });
    const { body } = await daniel.call("downloadDeadline", { query: { ...question, title: "Answer due" } });
    expect(icalendarFaults(body)).toEqual([]);
    const event = new ICAL.Component(ICAL.parse(body) as unknown[]).getFirstSubcomponent("vevent");
    expect(event?.getFirstPropertyValue("summary")).toBe("Answer due (computed, verify)");
    expect(String(event?.getFirstPropertyValue("dtstart"))).toBe("2026-07-03");
    expect(event?.getFirstPropertyValue("description")).toContain("Fed. R. Civ. P. 6(a)(1)(A)");
    expect(event?.getFirstPropertyValue("description")).toContain("5 U.S.C. 6103(b)(1)");
  });

  test.each([
    [{ trigger: "2026-02-30" }, "trigger"],
    [{ trigger: "2026-03-02T10:00" }, "trigger"],
    [{ trigger: "2009-11-30" }, "trigger"],
    [{ unit: "hours" }, "trigger"],
    [{ unit: "hours", trigger: "2026-03-08T02:30" }, "trigger"],
    [{ unit: "hours", trigger: "2026-11-01T01:30" }, "trigger"],
    [{ unit: "weeks" }, "unit"],
    [{ count: 0 }, "count"],
    [{ count: 1.5 }, "count"],
    [{ count: 3_654 }, "count"],
    [{ direction: "around" }, "direction"],
    [{ direction: "before", servedByMail: "true" }, "servedByMail"],
    [{ unit: "hours", trigger: "2026-03-02T10:00", servedByMail: "true" }, "servedByMail"],
  ])("refuses %o and names the field", async (given, named) => {
    const refused = await daniel.call("computeDeadline", { query: { ...question, ...given } });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(`(${named})`);
  });
});
