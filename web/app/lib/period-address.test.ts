import { describe, expect, test } from "vitest";
import { periodProblem, readPeriod, writePeriod } from "./period-address.ts";

describe("the period of an address", () => {
  test.each([
    ["", { period: "30-days" }],
    ["period=90-days", { period: "90-days" }],
    ["period=forever", { period: "30-days" }],
    ["from=2026-01-01&to=2026-03-31", { from: "2026-01-01", to: "2026-03-31" }],
    ["from=2026-01-01", { period: "30-days" }],
    ["from=2026-03-31&to=2026-01-01&period=this-year", { period: "this-year" }],
    ["from=2000-01-01&to=2026-01-01", { period: "30-days" }],
    ["from=2026-13-01&to=2026-14-01", { period: "30-days" }],
  ])("%s", (address, choice) => {
    const read = readPeriod(new URLSearchParams(address));
    expect(read).toEqual(choice);
    expect(readPeriod(new URLSearchParams(writePeriod(read)))).toEqual(choice);
  });

  test("says what is wrong with days", () => {
    expect(periodProblem({ from: "", to: "2026-01-01" })).toBe("Please enter both days");
    expect(periodProblem({ from: "2026-01-02", to: "2026-01-01" })).toMatch(/before the first/);
  });
});
