import fc from "fast-check";
import { expect, it, test } from "vitest";
import { experienceYears } from "./experience-years.ts";

test.each<[string | null | undefined, number | null]>([
  ["0-2", 0],
  ["3-5", 3],
  ["6-10", 6],
  ["10+", 10],
  ["6+", 6],
  ["entry", 0],
  ["mid", 3],
  ["senior", 6],
  ["expert", 10],
  ["Entry Level (0-2)", 0],
  ["Mid Level (3-5)", 3],
  ["Senior Level (6-10)", 6],
  ["Expert Level (10+)", 10],
  ["Mid Level", 3],
  ["  SENIOR ", 6],
  ["5+ years", 5],
  ["7", 7],
  ["0", 0],
  ["2.5 years", 2.5],
  ["3\u20135 years", 3],
  ["3 to 5 years", 3],
  ["at least 4 years", 4],
  ["up to 2 years", 0],
  ["less than 1 year", 0],
  ["60", 60],
  ["61", null],
  ["class of 2019", null],
  ["-3", null],
  ["midnight", null],
  ["any", null],
  ["", null],
  ["   ", null],
  [null, null],
  [undefined, null],
])("%j is %j years", (text, years) => {
  expect(experienceYears(text)).toBe(years);
});

it("reads the lower bound of every band", () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(20), fc.constantFrom("-", "\u2013", " to ", " - "), (low, width, dash) => {
      expect(experienceYears(`${low}${dash}${low + width}`)).toBe(low);
      expect(experienceYears(`${low}+ years`)).toBe(low);
    }),
  );
});

it("answers null or a figure of a working life for any text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const years = experienceYears(text);
      expect(years === null || (years >= 0 && years <= 60)).toBe(true);
    }),
  );
});
