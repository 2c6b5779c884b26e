import { describe, expect, test } from "vitest";
import { deliverable } from "~/testkit/work-records.ts";
import { dueNote, inOrder, isLate } from "./deliverable-order.ts";

const statuses = ["approved", "due", "returned", "submitted"] as const;
const rows = statuses.map((status, id) => deliverable({ id, status }));

test.each([
  ["attorney", ["submitted", "returned", "due", "approved"]],
  ["paralegal", ["returned", "due", "submitted", "approved"]],
] as const)("what awaits the %s comes first", (side, order) => {
  expect(inOrder(rows, side).map(({ status }) => status)).toEqual(order);
});

describe("the margin", () => {
  const until = (day: string): number =>
    Math.round((Date.parse(day) - Date.parse("2026-11-22")) / 86_400_000);

  test.each([
    ["due", "2026-11-22", "today", false],
    ["due", "2026-11-23", "in 1 day", false],
    ["due", "2026-12-09", "in 17 days", false],
    ["due", "2026-11-21", "1 day late", true],
    ["returned", "2026-11-17", "5 days late", true],
    ["submitted", "2026-11-17", null, false],
    ["approved", "2026-11-17", null, false],
    ["due", null, null, false],
  ] as const)("of one that is %s, due %s, says %s", (status, dueOn, note, late) => {
    const row = deliverable({ status, dueOn });
    expect(dueNote(row, until)).toBe(note);
    expect(isLate(row, "2026-11-22")).toBe(late);
  });
});
