import { expect, test } from "vitest";
import { signedCents } from "./money.ts";

test("what takes away has its sign before the dollars", () => {
  expect(signedCents(-11_340)).toBe("-$113.40");
  expect(signedCents(11_340)).toBe("$113.40");
});
