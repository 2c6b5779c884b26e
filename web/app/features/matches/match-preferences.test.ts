import { expect, test } from "vitest";
import { isSame, noPreferences } from "./match-preferences.ts";

test("the order of a list makes no difference, its contents do", () => {
  const one = { ...noPreferences, specialties: ["Litigation", "Tax Law"] };
  expect(isSame(one, { ...one, specialties: ["Tax Law", "Litigation"] })).toBe(true);
  expect(isSame(one, { ...one, specialties: ["Tax Law"] })).toBe(false);
  expect(isSame(one, { ...one, maxDistance: 50 })).toBe(false);
});
