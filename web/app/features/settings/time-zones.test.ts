import { describe, expect, test } from "vitest";
import { describeTimeZone, findTimeZones, timeZoneName } from "./time-zones.ts";

const now = Date.parse("2026-01-15T12:00:00Z");
const choices = ["America/New_York", "America/Argentina/Buenos_Aires", "Europe/Berlin"].map((zone) =>
  describeTimeZone(zone, now),
);
const found = (search: string) => findTimeZones(choices, search).map(({ zone }) => zone);

describe("time zones", () => {
  test("are described by common name, place and offset", () => {
    expect(choices[0]).toEqual({
      zone: "America/New_York",
      name: "Eastern Time (New York)",
      offset: "GMT-5",
    });
  });

  test.each([
    ["America/Los_Angeles", "Pacific Time (Los Angeles)"],
    ["America/Phoenix", "Mountain Standard Time (Phoenix)"],
    ["America/Indiana/Knox", "Central Time (Knox, Indiana)"],
    ["Europe/Berlin", "Central European Time (Berlin)"],
    ["UTC", "UTC"],
    ["Etc/GMT+5", "GMT+5"],
  ])("%s is %s", (zone, name) => {
    expect(timeZoneName(zone, now)).toBe(name);
  });

  test.each([
    ["", ["America/New_York", "America/Argentina/Buenos_Aires", "Europe/Berlin"]],
    ["eastern", ["America/New_York"]],
    ["new york", ["America/New_York"]],
    ["york america", ["America/New_York"]],
    ["buenos_aires", ["America/Argentina/Buenos_Aires"]],
    ["gmt+1", ["Europe/Berlin"]],
    ["atlantis", []],
  ])("%s finds %s", (search, zones) => {
    expect(found(search)).toEqual(zones);
  });
});
