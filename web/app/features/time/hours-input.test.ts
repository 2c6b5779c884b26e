import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hoursInput, parseHours } from "./hours-input.ts";

describe("parseHours", () => {
  test.each([
    ["1.5", 90],
    ["1:30", 90],
    ["0:06", 6],
    [".5", 30],
    ["2.", 120],
    ["2", 120],
    ["1,5", 90],
    ["1.1", 66],
    ["1.25", 75],
    [" 1.5 h ", 90],
    ["2 hours", 120],
    ["24", 1_440],
  ])("%s is %d minutes", (text, minutes) => {
    expect(parseHours(text)).toBe(minutes);
  });

  test.each(["", ".", ":30", "1:60", "1:5", "-1", "1.5.2", "half", "1e1", "$2", "NaN"])(
    "%j is refused",
    (text) => {
      expect(parseHours(text)).toBeNull();
    },
  );

  test("reads back every tenth of an hour of a day, in both notations", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), (tenths) => {
        const minutes = tenths * 6;
        const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
        expect(parseHours(hoursInput(minutes))).toBe(minutes);
        expect(parseHours(clock)).toBe(minutes);
      }),
    );
  });

  test("never throws, and returns no negative or infinite time", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const minutes = parseHours(text);
        if (minutes !== null) expect(minutes >= 0 && Number.isFinite(minutes)).toBe(true);
      }),
    );
  });
});
