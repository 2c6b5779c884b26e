import { expect, test } from "vitest";
import { endOfDay } from "./deadline.ts";

test.each([
  ["2026-03-13", "America/New_York", "2026-03-14T03:59:59.999Z"],
  ["2026-01-13", "America/New_York", "2026-01-14T04:59:59.999Z"],
  ["2026-01-13", "Pacific/Honolulu", "2026-01-14T09:59:59.999Z"],
  ["2026-01-13", "UTC", "2026-01-13T23:59:59.999Z"],
  ["2026-07-01", "Asia/Kolkata", "2026-07-01T18:29:59.999Z"],
  ["2026-03-08", "America/Los_Angeles", "2026-03-09T06:59:59.999Z"],
  ["2026-11-01", "America/Los_Angeles", "2026-11-02T07:59:59.999Z"],
])("the end of %s in %s is %s", (day, zone, instant) => {
  expect(endOfDay(day, zone).toISOString()).toBe(instant);
});
