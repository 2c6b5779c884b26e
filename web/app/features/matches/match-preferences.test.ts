import { expect, test } from "vitest";
import { dollarsOf, isSame, noPreferences } from "./match-preferences.ts";

test("the order of a list makes no difference, its contents do", () => {
  const one = { ...noPreferences, specialties: ["Litigation", "Tax Law"] };
  expect(isSame(one, { ...one, specialties: ["Tax Law", "Litigation"] })).toBe(true);
  expect(isSame(one, { ...one, specialties: ["Tax Law"] })).toBe(false);
  expect(isSame(one, { ...one, maxDistance: 50 })).toBe(false);
});

test.each([
  ["60,000", 60_000],
  ["$ 75000.50", 75_000],
  ["", 7],
  ["a lot", 7],
  ["-5", 7],
])("%s is read as %d dollars", (text, dollars) => {
  expect(dollarsOf(text, 7)).toBe(dollars);
});
