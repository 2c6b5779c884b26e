import { describe, expect, test } from "vitest";
import { firstWorkDay, isWorkDay } from "./work-days.ts";

const contract = {
  status: "in_progress",
  // The evening of November 2 in New York.
  startedAt: "2026-11-03T02:00:00.000Z",
  projectDeadline: "2026-12-18",
} as const;
const newYork = { today: "2026-11-22", timeZone: "America/New_York" };

test("work starts on the viewer's day", () => {
  expect(firstWorkDay(contract, "America/New_York")).toBe("2026-11-02");
  expect(firstWorkDay(contract, "Asia/Tokyo")).toBe("2026-11-03");
  expect(firstWorkDay({ startedAt: null }, "UTC")).toBeNull();
});

describe("time can be recorded", () => {
  test.each([
    ["2026-11-01", false],
    ["2026-11-02", true],
    ["2026-11-22", true],
    ["2026-11-23", false],
  ])("for %s: %s", (day, isOpen) => {
    expect(isWorkDay(contract, day, newYork)).toBe(isOpen);
  });

  test("up to the end of the terms, and not once the contract is over", () => {
    const late = { ...newYork, today: "2027-01-05" };
    expect(isWorkDay(contract, "2026-12-19", late)).toBe(false);
    expect(isWorkDay({ ...contract, projectDeadline: null }, "2026-12-19", late)).toBe(true);
    expect(isWorkDay({ ...contract, status: "completed" }, "2026-11-10", newYork)).toBe(false);
  });
});
