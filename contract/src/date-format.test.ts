import { expect, test } from "vitest";
import { dayFor, type DateLanguage, timeFor } from "./date-format.ts";

const instant = new Date("2026-11-21T03:05:00Z");
const cases: [DateLanguage, string, string, string][] = [
  ["en-US", "America/New_York", "November 20, 2026", "November 20, 2026, 10:05 PM ET"],
  ["en-GB", "Europe/London", "21 November 2026", "21 November 2026, 03:05 GMT"],
  ["en-GB", "America/New_York", "20 November 2026", "20 November 2026, 22:05 ET"],
  ["iso", "America/New_York", "2026-11-20", "2026-11-20, 22:05 ET"],
  ["iso", "Asia/Tokyo", "2026-11-21", "2026-11-21, 12:05 GMT+9"],
];

test.each(cases)("%s in %s", (dateLanguage, timeZone, day, time) => {
  const reader = { dateLanguage, timeZone };
  expect(dayFor(reader, instant)).toBe(day);
  expect(timeFor(reader, instant)).toBe(time);
});

test.each([
  ["America/New_York", "10:05 PM ET"],
  ["America/Phoenix", "8:05 PM MST"],
  ["UTC", "3:05 AM UTC"],
])("%s is called by its name the year around", (timeZone, time) => {
  const reader = { dateLanguage: "en-US", timeZone } as const;
  expect(timeFor(reader, instant)).toMatch(new RegExp(`, ${time}$`));
});
