import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { timeEntry } from "~/testkit/time-records.ts";
import { codesText, divideMinutes, splitNarrative, sumOf, weekStatus } from "./entry-text.ts";

describe("codes", () => {
  test.each([
    ["L320", "A104", false, "L320 Document Production, A104 Review/analyze"],
    [null, "A111", true, "A111 Other, clerical"],
    [null, null, false, ""],
  ])("%s %s %s", (taskCode, activityCode, clerical, text) => {
    expect(codesText({ taskCode, activityCode, clerical })).toBe(text);
  });
});

describe("sums", () => {
  test("have one rate, or none where entries differ", () => {
    const one = timeEntry({ minutes: 126, rateCents: 5_400, cents: 11_340 });
    const other = timeEntry({ minutes: 6, rateCents: 6_000, cents: 600 });
    expect(sumOf([one, one])).toEqual({ minutes: 252, cents: 22_680, rateCents: 5_400 });
    expect(sumOf([one, other])).toEqual({ minutes: 132, cents: 11_940, rateCents: null });
  });

  test("have no money where pay is flat", () => {
    expect(sumOf([timeEntry({ rateCents: null, cents: null })]).cents).toBeNull();
  });
});

describe("the status of a week", () => {
  test.each([
    [["draft"], ["approved"], "draft"],
    [["draft", "submitted"], ["submitted"], "submitted"],
    [["returned", "draft"], ["returned"], "returned"],
    [["approved"], ["approved"], "approved"],
    [[], [], null],
  ] as const)("of %j and %j is %j", (entries, sheets, status) => {
    expect(
      weekStatus(
        entries.map((one) => ({ status: one })),
        sheets.map((one) => ({ status: one })),
      ),
    ).toBe(status);
  });
});

describe("splitting an entry", () => {
  test("takes its tasks apart", () => {
    expect(splitNarrative("Reviewed Ames batch 33; drafted log entries; call with S. Voss.")).toEqual([
      "Reviewed Ames batch 33.",
      "Drafted log entries.",
      "Call with S. Voss.",
    ]);
    expect(splitNarrative("Reviewed batch 33, drafted the log and called the vendor")).toEqual([
      "Reviewed batch 33.",
      "Drafted the log.",
      "Called the vendor.",
    ]);
  });

  test("divides all of its time into tenths", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 1, max: 12 }), (tenths, parts) => {
        const divided = divideMinutes(tenths * 6, parts);
        expect(divided).toHaveLength(parts);
        expect(divided.reduce((sum, one) => sum + one, 0)).toBe(tenths * 6);
        expect(divided.every((one) => one % 6 === 0 && one >= 0)).toBe(true);
      }),
    );
  });
});
