import { expect, test } from "vitest";
import { dollarsOf } from "./dollars-of.ts";

test.each([
  ["60,000", 60_000],
  ["$ 75000.50", 75_000],
  ["", 7],
  ["a lot", 7],
  ["-5", 7],
])("%s is read as %d dollars", (text, dollars) => {
  expect(dollarsOf(text, 7)).toBe(dollars);
});
