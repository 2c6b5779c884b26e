import { expect, test } from "vitest";
import { matchTier, showsMatchBadge } from "./match-tier.ts";

test.each([
  [100, "Excellent Match"],
  [90, "Excellent Match"],
  [89, "Good Match"],
  [75, "Good Match"],
  [74, "Fair Match"],
  [60, "Fair Match"],
  [59, "Potential Match"],
  [0, "Potential Match"],
])("%d is called %s", (score, tier) => {
  expect(matchTier(score)).toBe(tier);
});

test.each([
  [100, true],
  [71, true],
  [70, false],
  [0, false],
  [null, false],
])("a score of %j shows a badge: %j", (score, shown) => {
  expect(showsMatchBadge(score)).toBe(shown);
});
