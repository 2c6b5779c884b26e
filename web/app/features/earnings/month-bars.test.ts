import { describe, expect, test } from "vitest";
import { monthBars } from "./month-bars.ts";

const month = (name: string, paidCents: number, outstandingCents = 0) => ({
  month: name,
  earnedCents: 999,
  invoicedCents: 999,
  paidCents,
  outstandingCents,
});

describe("the bars of a year", () => {
  test("reach from the first month with money to the last, with the empty ones between", () => {
    const bars = monthBars([
      month("2026-01", 0),
      month("2026-02", 6_060, 1_000),
      month("2026-03", 0),
      month("2026-04", 0, 500),
      month("2026-05", 0, -500),
    ]);
    expect(bars).toEqual([
      { month: "2026-02", paid: 60.6, unpaid: 10 },
      { month: "2026-03", paid: 0, unpaid: 0 },
      { month: "2026-04", paid: 0, unpaid: 5 },
    ]);
  });

  test("are none without money", () => {
    expect(monthBars([month("2026-01", 0)])).toEqual([]);
  });
});
