import { usStateOptions } from "@caseload/contract/us-states";
import { STATES } from "@caseload/matching/geo/states";
import { expect, test } from "vitest";

// Neither package can import the other, so both have the list.
test("the states that forms offer are those that matching knows, Puerto Rico apart", () => {
  const { PR: territory, ...states } = Object.fromEntries(STATES.map(({ code, name }) => [code, name]));
  expect(territory).toBe("Puerto Rico");
  expect(Object.fromEntries(usStateOptions.map(({ value, label }) => [value, label]))).toEqual(states);
});
