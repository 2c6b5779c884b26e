import { expect, test } from "vitest";
import { limits } from "./limits.ts";
import { jobMoves, mayMove, type JobStatus } from "./lifecycles.ts";
import { prices, roleModelClaims } from "./site/marketing-figures.ts";
import { roleLabel } from "./role-label.ts";

test("the constants are those of SPEC.md section 9", () => {
  expect(limits).toMatchObject({
    featuredJobs: 3,
    dashboardJobs: 6,
    jobSpecialtyBadges: 3,
    applicationSpecialtyBadges: 4,
    coverLetterPreview: 150,
    paralegalSpecialtiesShown: 6,
    attorneyPracticeAreasShown: 8,
    passwordLength: 8,
    matchBadgeAbove: 70,
    userStaleMs: 300_000,
    userKeptMs: 3_600_000,
    savedSearchesKeptMs: 300_000,
    searchResultsKeptMs: 60_000,
  });
});

test("prices and claims are those of SPEC.md sections 6 and 9", () => {
  expect(prices).toEqual({
    transactionFee: { from: 8, to: 12 },
    attorneySubscription: { from: 99, to: 299 },
    paralegalSubscription: { from: 29, to: 99 },
    verification: 199,
    enterprise: 50_000,
  });
  expect(roleModelClaims).toEqual({ tiers: 12, permissions: 95, categories: 10 });
});

test.each<[JobStatus, JobStatus]>([
  ["open", "closed"],
  ["closed", "open"],
  ["filled", "open"],
  ["draft", "open"],
])("the toggle takes %s to %s", (from, to) => {
  const move = mayMove(from, jobMoves.close) ? jobMoves.close : jobMoves.reopen;
  expect(mayMove(from, move)).toBe(true);
  expect(move.to).toBe(to);
});

test.each([
  ["managing_partner", "Managing Partner"],
  ["of_counsel", "Of Counsel"],
  ["freelance_paralegal", "Freelance Paralegal"],
] as const)("%s reads %s", (role, label) => {
  expect(roleLabel(role)).toBe(label);
});
