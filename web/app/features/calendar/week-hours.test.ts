import { expect, test } from "vitest";
import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { minutesAt, placeEntries, shownHours } from "./week-hours.ts";

const interview = (at: string, minutes: number): CalendarEntry => ({
  kind: "interview",
  day: at.slice(0, 10),
  at,
  title: "Privilege log",
  firmName: "Lindqvist Okafor LLP",
  jobId: 1,
  contractId: null,
  invoiceId: null,
  interview: { id: 1, minutes, sequence: 0, path: "/applications" },
});

test.each([
  ["America/New_York", "2026-03-07T15:00:00Z", 600],
  ["America/New_York", "2026-03-08T14:00:00Z", 600],
  ["America/Phoenix", "2026-03-08T14:00:00Z", 420],
  ["Pacific/Honolulu", "2026-11-01T20:00:00Z", 600],
  ["Europe/London", "2026-10-25T10:00:00Z", 600],
])("in %s, %s stands at minute %i of its day", (timeZone, at, minutes) => {
  expect(minutesAt(at, timeZone)).toBe(minutes);
});

test("the grid has the usual hours, and those of earlier and later times", () => {
  const place = (at: string, minutes: number) => placeEntries([interview(at, minutes)], "UTC");
  expect(shownHours([])).toEqual({ from: 7, to: 20 });
  expect(shownHours([...place("2026-03-10T05:30:00Z", 30), ...place("2026-03-10T20:15:00Z", 60)])).toEqual({
    from: 5,
    to: 22,
  });
  expect(place("2026-03-10T23:45:00Z", 60)).toMatchObject([{ from: 1_425, to: 1_440 }]);
});

test("dates without a time stand above the hours", () => {
  expect(placeEntries([{ ...interview("2026-03-10T15:00:00Z", 30), at: null }], "UTC")).toEqual([]);
});
