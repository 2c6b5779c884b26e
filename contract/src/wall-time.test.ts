import { describe, expect, test } from "vitest";
import { instantsAt, wallTimeAt } from "./wall-time.ts";

const isoOf = (wall: string, timeZone: string) =>
  instantsAt(wall, timeZone).map((instant) => instant.toISOString().slice(0, 16));

describe("wall time", () => {
  test.each([
    ["America/New_York", "2027-03-13T09:00", ["2027-03-13T14:00"]],
    ["America/New_York", "2027-03-15T09:00", ["2027-03-15T13:00"]],
    ["America/New_York", "2027-03-14T02:30", []],
    ["America/New_York", "2026-11-01T01:30", ["2026-11-01T05:30", "2026-11-01T06:30"]],
    ["America/Phoenix", "2027-03-14T02:30", ["2027-03-14T09:30"]],
    ["Pacific/Honolulu", "2026-11-01T01:30", ["2026-11-01T11:30"]],
    ["Europe/London", "2027-03-28T01:30", []],
    ["Europe/London", "2026-10-25T01:30", ["2026-10-25T00:30", "2026-10-25T01:30"]],
    ["Australia/Lord_Howe", "2027-04-04T01:45", ["2027-04-03T14:45", "2027-04-03T15:15"]],
    ["America/New_York", "next Tuesday", []],
  ] as const)("in %s at %s is %j", (timeZone, wall, expected) => {
    expect(isoOf(wall, timeZone)).toEqual(expected);
  });

  test("at midnight is written with hour 00", () => {
    expect(wallTimeAt(new Date("2026-12-01T05:00Z"), "America/New_York")).toBe("2026-12-01T00:00");
  });
});
