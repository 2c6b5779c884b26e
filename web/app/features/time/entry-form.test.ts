import { describe, expect, test } from "vitest";
import { entryForm, entryValues } from "./entry-form.ts";

const typed = { ...entryValues({ narrative: "Reviewed batch 33." }, "2026-11-19"), minutes: "1:30" };

describe("an entry as it is typed", () => {
  test("becomes minutes, and no code where none is chosen", () => {
    expect(entryForm.parse(typed)).toEqual({
      day: "2026-11-19",
      minutes: 90,
      narrative: "Reviewed batch 33.",
      taskCode: null,
      activityCode: null,
      clerical: false,
    });
  });

  test.each(["", "soon", "0", "1.25", "25", "-1"])("hours of %j are refused at their field", (minutes) => {
    const { error } = entryForm.safeParse({ ...typed, minutes });
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [["minutes"], "Please enter time in steps of 0.1 hours (6 minutes), from 0.1 to 24 hours"],
    ]);
  });

  test("a code outside the list is refused", () => {
    expect(entryForm.safeParse({ ...typed, taskCode: "L999" }).success).toBe(false);
    expect(entryForm.safeParse({ ...typed, taskCode: "L320" }).success).toBe(true);
  });
});
