import type { AdvancedFilters } from "@caseload/contract/search/advanced-filters";
import { searchReach } from "@caseload/contract/search/job-search-options";
import {
  availabilityTypes,
  barStates,
  preferredArrangements,
  preferredPracticeAreas,
  preferredPriorities,
  projectDurations,
} from "@caseload/contract/search/search-preference-options";
import fc from "fast-check";
import { expect, test } from "vitest";
import { noFilters, readAdvanced, resultsOf, writeAdvanced, yearsOf } from "./advanced-address.ts";

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const years = fc.option(fc.integer({ min: 0, max: searchReach.maxYears }));
const anyFilters: fc.Arbitrary<AdvancedFilters> = fc
  .record({
    practiceAreas: some<string>(preferredPracticeAreas),
    minYearsExperience: years,
    maxYearsExperience: years,
    barCertificationRequired: fc.boolean(),
    specificBarStates: some(barStates),
    workArrangement: some(preferredArrangements),
    availabilityType: some(availabilityTypes),
    projectDuration: some(projectDurations),
    priorityLevel: some(preferredPriorities),
  })
  .map((all) => ({ ...all, specificBarStates: all.barCertificationRequired ? all.specificBarStates : [] }));

test("any filters are in the address and come back", () => {
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const address = new URL(resultsOf(filters), "https://caseload.test").searchParams;
      expect(readAdvanced(address)).toEqual(filters);
    }),
  );
});

test("lists are joined by commas, and what is empty or not among the nine is skipped", () => {
  const filters = {
    ...noFilters,
    practiceAreas: ["Litigation", "Tax Law"],
    minYearsExperience: 0,
    workArrangement: ["On-site" as const],
    lawSchoolTier: "t14",
    emailAlerts: true,
  };
  expect([...writeAdvanced(filters)]).toEqual([
    ["practiceAreas", "Litigation,Tax Law"],
    ["minYearsExperience", "0"],
    ["workArrangement", "On-site"],
  ]);
  expect(resultsOf(noFilters)).toBe("/dashboard/jobs");
});

test("states count only where a bar certification is required", () => {
  const states = { ...noFilters, specificBarStates: ["PA", "NJ"] };
  expect([...writeAdvanced(states)]).toEqual([]);
  expect([...writeAdvanced({ ...states, barCertificationRequired: true })]).toEqual([
    ["barCertificationRequired", "true"],
    ["specificBarStates", "PA,NJ"],
  ]);
});

test("values that the filters do not know are left out", () => {
  const address = new URLSearchParams(
    "practiceAreas=Litigation,Astrology&minYearsExperience=many&workArrangement=Moon&barCertificationRequired=yes&x=1",
  );
  expect(readAdvanced(address)).toEqual({ ...noFilters, practiceAreas: ["Litigation"] });
});

test.each([
  ["7", 7],
  ["3.9", 3],
  ["", null],
  ["-2", null],
  ["ten", null],
  ["100", null],
])("%s years are %s", (text, read) => {
  expect(yearsOf(text)).toBe(read);
});
