import { describe, expect, test } from "vitest";
import {
  clockTime,
  daysUntil,
  fullTime,
  greeting,
  longDate,
  longWeekday,
  monthYear,
  relative,
  shortDate,
  stamp,
  weekdayDate,
  zoneName,
} from "./dates.ts";

/** Tuesday, March 10, 2026, 9:30 in the morning in New York, half past ten at night in Tokyo. */
const now = Date.parse("2026-03-10T13:30:00Z");
const newYork = { now, timeZone: "America/New_York", dateLanguage: "en-US" } as const;
const tokyo = { ...newYork, timeZone: "Asia/Tokyo" };

describe("dates", () => {
  test("an instant is the viewer's date, a calendar day is the same everywhere", () => {
    expect(shortDate("2026-03-11T02:00:00Z", newYork)).toBe("Mar 10");
    expect(shortDate("2026-03-11T02:00:00Z", tokyo)).toBe("Mar 11");
    expect(shortDate("2026-03-13", newYork)).toBe("Mar 13");
    expect(weekdayDate("2026-03-13", tokyo)).toBe("Fri, Mar 13");
  });

  test("a time zone has one name the year around", () => {
    expect(zoneName(newYork)).toBe("Eastern Time");
    expect(zoneName({ ...newYork, timeZone: "America/Anchorage" })).toBe("Alaska Time");
    expect(zoneName({ ...newYork, timeZone: "UTC" })).toBe("UTC");
  });

  test("another year is named", () => {
    expect(shortDate("2025-12-31", newYork)).toBe("Dec 31, 2025");
  });

  test.each([
    ["2026-03-10T13:29:40Z", "Just now"],
    ["2026-03-10T13:29:00Z", "1 minute ago"],
    ["2026-03-10T12:50:00Z", "40 minutes ago"],
    ["2026-03-10T10:00:00Z", "3 hours ago"],
    ["2026-03-09T22:00:00Z", "Yesterday"],
    ["2026-03-06T12:00:00Z", "Mar 6"],
  ])("%s reads %s", (instant, text) => {
    expect(relative(instant, newYork)).toBe(text);
  });

  test("conversation lists show the time for today", () => {
    expect(stamp("2026-03-10T13:12:00Z", newYork)).toBe("9:12 AM");
    expect(stamp("2026-03-09T13:12:00Z", newYork)).toBe("Yesterday");
    expect(clockTime("2026-03-10T13:12:00Z", tokyo)).toBe("10:12 PM");
  });

  test("days are counted in the viewer's zone", () => {
    expect(daysUntil("2026-03-13", newYork)).toBe(3);
    expect(daysUntil("2026-03-10", newYork)).toBe(0);
    expect(daysUntil("2026-03-09", tokyo)).toBe(-1);
  });

  test("the greeting follows the viewer's clock", () => {
    expect(greeting(newYork)).toBe("Good morning");
    expect(greeting(tokyo)).toBe("Good evening");
  });
});

describe("languages of dates", () => {
  const evening = "2026-03-13T20:20:00Z";
  test.each([
    ["en-US", "Mar 13", "Fri, Mar 13", "Friday, March 13", "March 13, 2026", "March 2026", "4:20 PM"],
    ["en-GB", "13 Mar", "Fri, 13 Mar", "Friday, 13 March", "13 March 2026", "March 2026", "16:20"],
    ["iso", "2026-03-13", "Fri, 2026-03-13", "Friday, 2026-03-13", "2026-03-13", "2026-03", "16:20"],
  ] as const)("%s", (dateLanguage, short, weekday, long, full, month, time) => {
    const clock = { ...newYork, dateLanguage };
    expect(shortDate(evening, clock)).toBe(short);
    expect(weekdayDate(evening, clock)).toBe(weekday);
    expect(longWeekday(evening, clock)).toBe(long);
    expect(longDate(evening, clock)).toBe(full);
    expect(monthYear(evening, clock)).toBe(month);
    expect(clockTime(evening, clock)).toBe(time);
  });

  test("what must read the same for ever names year and zone", () => {
    expect(fullTime(evening, newYork)).toBe("Mar 13, 2026, 4:20 PM ET");
    expect(fullTime(evening, newYork, shortDate(evening, newYork))).toBe("Mar 13, 4:20 PM ET");
    expect(fullTime(evening, { ...newYork, timeZone: "Europe/Paris" })).toBe("Mar 13, 2026, 9:20 PM GMT+1");
    expect(fullTime(evening, { ...newYork, dateLanguage: "iso" })).toMatch(/^2026-03-13, 16:20 /);
    expect(shortDate("2025-12-31", { ...newYork, dateLanguage: "en-GB" })).toBe("31 Dec 2025");
  });
});
