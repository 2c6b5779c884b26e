import { expect, test } from "vitest";
import { exceptionRows, formOf, weeklyRows } from "./availability-rows.ts";
import { formatWallTime } from "./availability-words.ts";

const hours = {
  weekly: [
    { weekday: 1, from: "09:00", to: "12:00" },
    { weekday: 5, from: "18:00", to: "24:00" },
  ],
  exceptions: [
    { day: "2026-12-24", hours: [] },
    {
      day: "2026-12-28",
      hours: [
        { from: "10:00", to: "11:30" },
        { from: "13:00", to: "24:00" },
      ],
    },
  ],
  timeZone: "Pacific/Honolulu",
};

test("hours that are saved as they were opened stay what they were, in their time zone", () => {
  expect(formOf(weeklyRows(hours), exceptionRows(hours), hours.timeZone)).toEqual(hours);
});

test("the end of a day is midnight in its field, and a day without hours has empty fields", () => {
  expect(weeklyRows(hours)[1]).toMatchObject({ on: "5", from: "18:00", to: "00:00" });
  expect(exceptionRows(hours)[0]).toMatchObject({ on: "2026-12-24", from: "", to: "" });
});

test("without hours the fields propose the workdays", () => {
  expect(weeklyRows(null).map(({ on, from, to }) => [on, from, to])).toEqual(
    ["1", "2", "3", "4", "5"].map((on) => [on, "09:00", "17:00"]),
  );
});

test.each([
  ["en-US", "09:00", "9:00 AM"],
  ["en-US", "24:00", "12:00 AM"],
  ["iso", "17:30", "17:30"],
] as const)("by the clock of %s %s is %s", (dateLanguage, time, text) => {
  expect(formatWallTime(time, { now: 0, timeZone: "America/Phoenix", dateLanguage })).toBe(text);
});
