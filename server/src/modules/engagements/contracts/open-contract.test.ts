import { expect, test } from "vitest";
import { dayIn, plusDays } from "../../../platform/calendar-day.ts";
import { projectDeadline, stateOf } from "./open-contract.ts";

test.each([
  ["10 days", "2026-03-13", "2026-03-23"],
  ["8 weeks", "2026-03-13", "2026-05-08"],
  ["1 week", "2026-12-28", "2027-01-04"],
  ["2-3 months", "2026-03-13", "2026-06-13"],
  ["1 month", "2026-01-31", "2026-02-28"],
  ["6-month", "2026-08-31", "2027-02-28"],
  ["About 1 year", "2028-02-29", "2029-02-28"],
  ["up to 4 Weeks ", "2026-03-01", "2026-03-29"],
])("%s from %s end on %s", (duration, firstDay, end) => {
  expect(projectDeadline(duration, firstDay)).toBe(end);
});

test.each(["ongoing", "Until trial", "0 weeks", "3 weeks, then ongoing", "12", "weeks", "9999 days"])(
  "%s names no last day",
  (duration) => expect(projectDeadline(duration, "2026-03-13")).toBeNull(),
);

test.each([
  ["2026-03-14T03:59:59Z", "America/New_York", "2026-03-13"],
  ["2026-03-14T04:00:00Z", "America/New_York", "2026-03-14"],
  ["2026-01-01T00:30:00Z", "Pacific/Honolulu", "2025-12-31"],
  ["2026-12-31T12:00:00Z", "Pacific/Kiritimati", "2027-01-01"],
])("%s is, in %s, on %s", (instant, zone, day) => expect(dayIn(new Date(instant), zone)).toBe(day));

test("days follow each other over the change of clocks and the leap day", () => {
  expect(plusDays("2026-03-07", 1)).toBe("2026-03-08");
  expect(plusDays("2026-10-31", 1)).toBe("2026-11-01");
  expect(plusDays("2028-02-28", 1)).toBe("2028-02-29");
});

test.each([
  ["Philadelphia, PA", "PA"],
  ["Philadelphia, pa", "PA"],
  ["Philadelphia, PA 19103", "PA"],
  ["Philadelphia, PA 19103-1234", "PA"],
  ["Philadelphia PA", "PA"],
  ["Philadelphia, Pennsylvania", "PA"],
  ["1735 Market Street, Philadelphia, PA, 19103, USA", "PA"],
  ["Chicago, Illinois, United States", "IL"],
  ["New York", "NY"],
  ["New York, New York", "NY"],
  ["Washington, DC", "DC"],
  ["Washington, D.C.", "DC"],
  ["Seattle, Washington", "WA"],
  ["Remote - CA", "CA"],
  ["Remote", null],
  ["Remote or hybrid", null],
  ["Call me or", null],
  ["Boise", null],
  ["London, UK", null],
  ["United States", null],
  ["19103", null],
  ["", null],
  [null, null],
])("%j is in the state %j", (location, state) => expect(stateOf(location)).toBe(state));
