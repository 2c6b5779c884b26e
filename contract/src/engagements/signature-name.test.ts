import { expect, test } from "vitest";
import { isNameOfAccount } from "./signature-name.ts";

test.each([
  ["daniel  REYES", "Daniel Reyes", true],
  ["Zoe ONeil-Nunez", "Zoë O’Neil Núñez", true],
  ["李 小龍", "李小龍", true],
  ["Mickey Mouse", "Daniel Reyes", false],
  ["Daniel", "Daniel Reyes", false],
  ["Daniel J. Reyes", "Daniel Reyes", false],
])("%j signs for %j: %j", (typed, name, isSame) => {
  expect(isNameOfAccount(typed, name)).toBe(isSame);
});
