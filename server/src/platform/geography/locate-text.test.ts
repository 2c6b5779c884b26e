import { describe, expect, test } from "vitest";
import { locationLabel, locateText, zipCenter } from "./locate-text.ts";

describe("the location of a text", () => {
  // Interior points as the Census Bureau publishes them, rounded to hundredths of a degree.
  test.each([
    ["10001", 40.75, -74],
    ["19103", 39.95, -75.17],
    ["90210", 34.1, -118.41],
    ["96910", 13.45, 144.75],
  ])("ZIP code %s lies at %d, %d", (zip, latitude, longitude) => {
    expect(zipCenter(zip)).toEqual({ latitude, longitude });
  });

  test.each(["00000", "99999", "1234", "abcde"])("%s is no ZIP code", (zip) => {
    expect(zipCenter(zip)).toBeNull();
  });

  test.each([
    ["19103", "19103"],
    ["Philadelphia, PA 19103-1234", "19103"],
    ["philly", "Philadelphia, PA"],
    ["Pennsylvania", "Pennsylvania"],
    ["St. Louis, MO", "Saint Louis, MO"],
    ["00000", null],
    ["nowhere at all", null],
    ["case 1234567", null],
  ])("%s is %j", (text, label) => {
    expect(locationLabel(locateText(text))).toBe(label);
  });

  test("a city name of several states has several points", () => {
    expect(locateText("Springfield").points.length).toBeGreaterThan(2);
    expect(locateText("Springfield, IL").points).toHaveLength(1);
  });
});
