import { describe, expect, test } from "vitest";
import { monthBars, roundTop, sumOf } from "./earnings-screen.tsx";

const month = (name: string, terms_agreed: number, in_progress = 0, completed = 0) => ({
  month: name,
  pay: { terms_agreed, in_progress, completed },
});

describe("the bars of a year", () => {
  test("reach from the first month with pay to the last, with the empty ones between", () => {
    const bars = monthBars([
      month("2026-01", 0),
      month("2026-02", 10.1, 20.2, 30.3),
      month("2026-03", 0),
      month("2026-04", 0, 5),
      month("2026-05", 0),
    ]);
    expect(bars).toEqual([
      { month: "2026-02", pay: 60.6 },
      { month: "2026-03", pay: 0 },
      { month: "2026-04", pay: 5 },
    ]);
    expect(sumOf(bars)).toBe(65.6);
  });

  test("are none without pay", () => {
    expect(monthBars([month("2026-01", 0)])).toEqual([]);
  });
});

test.each([
  [0.5, 1],
  [1, 1],
  [1400, 1600],
  [4088, 5000],
  [11_761, 12_000],
  [9001, 10_000],
  [10_000, 10_000],
])("the scale of bars up to %d ends at %d", (max, top) => expect(roundTop(max)).toBe(top));
