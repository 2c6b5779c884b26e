import { describe, expect, test } from "vitest";
import { summarizeResponses } from "./present.ts";

describe("the median wait", () => {
  test.each([
    [[], null],
    [[{ tenths: null, count: 4 }], null],
    [[{ tenths: 5, count: 1 }], 0.5],
    [
      [
        { tenths: 30, count: 1 },
        { tenths: 10, count: 2 },
      ],
      1,
    ],
    [
      [
        { tenths: 30, count: 2 },
        { tenths: 10, count: 2 },
      ],
      2,
    ],
    [
      [
        { tenths: 0, count: 1 },
        { tenths: 7, count: 1 },
        { tenths: null, count: 9 },
      ],
      0.35,
    ],
  ])("of %j is %j", (waits, hours) => expect(summarizeResponses(waits).hoursToResponse).toBe(hours));
});
