import { describe, expect, test } from "vitest";
import { describeTimeZone, findTimeZones, placeOf } from "./time-zones.ts";

const now = Date.parse("2026-01-15T12:00:00Z");
const choices = ["America/New_York", "America/Argentina/Buenos_Aires", "Europe/Berlin"].map((zone) =>
  describeTimeZone(zone, now),
);
const found = (search: string) => findTimeZones(choices, search).map(({ zone }) => zone);

describe("time zones", () => {
  test("are described by place, common name and offset", () => {
    expect(choices[0]).toEqual({
      zone: "America/New_York",
      place: "New York, America",
      common: "Eastern Time",
      offset: "GMT-5",
    });
    expect(placeOf("America/Argentina/Buenos_Aires")).toBe("Buenos Aires, Argentina, America");
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
