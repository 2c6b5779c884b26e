import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import { jobTerms } from "@caseload/matching/features/conditions";
import type { JobInput } from "@caseload/matching/match-input";
import { expect, test } from "vitest";
import { facetFilter, facetsOf, filtersNothing, placeFilter } from "./preference-filters.ts";

const posting: JobInput = {
  title: "Litigation paralegal",
  description: "Prepare trial binders.",
  location: "Philadelphia, PA",
  workArrangement: "Hybrid",
  hoursPerWeek: "20-25 hrs/week",
  duration: "8 weeks",
  specialties: ["E-Discovery"],
  practiceArea: "Litigation",
  budgetRange: "$48-58/hr",
  experienceRequired: "5+ years",
};
const bare: JobInput = { title: "Paralegal", description: "Help with files." };

const passes = (wanted: Partial<MatchingPreferences>, side: JobInput = posting): boolean => {
  const preferences = { ...defaultPreferences, ...wanted };
  const terms = jobTerms(side);
  return (
    facetFilter(preferences)(facetsOf(side, terms)) &&
    (terms.arrangement === "remote" || placeFilter(preferences)(terms.place))
  );
};

test.each<[Partial<MatchingPreferences>, boolean]>([
  [{}, true],
  [{ specialties: ["Litigation"] }, true],
  [{ specialties: ["litigation", "Tax Law"] }, true],
  [{ specialties: ["Tax Law"] }, false],
  [{ specialties: ["Beekeeping"] }, false],
  [{ workArrangement: ["Hybrid", "Remote"] }, true],
  [{ workArrangement: ["On-site"] }, false],
  [{ experienceLevel: "mid" }, true],
  [{ experienceLevel: "entry" }, false],
  [{ experienceLevel: "senior" }, false],
  [{ minSalary: 120_000 }, true],
  [{ minSalary: 121_000 }, false],
  [{ maxSalary: 100_000 }, true],
  [{ maxSalary: 99_000 }, false],
  // The end of the slider is no limit.
  [{ minSalary: 120_000, maxSalary: 150_000 }, true],
  [{ availability: ["Part-time"] }, true],
  [{ availability: ["Contract"] }, true],
  [{ availability: ["Temporary"] }, true],
  [{ availability: ["Full-time"] }, false],
  [{ availability: ["As-needed"] }, false],
  [{ location: "Camden, NJ", maxDistance: 25 }, true],
  [{ location: "New York, NY", maxDistance: 25 }, false],
  [{ location: "New York, NY", maxDistance: 100 }, true],
  // Without a place the distance counts from nowhere.
  [{ location: "", maxDistance: 5 }, true],
])("%j passes: %j", (wanted, expected) => {
  expect(passes(wanted)).toBe(expected);
});

test("unstated facts of a posting pass the filters, except its practice area", () => {
  expect(
    passes(
      {
        workArrangement: ["Remote"],
        experienceLevel: "expert",
        minSalary: 140_000,
        availability: ["Full-time"],
        location: "Boise, ID",
      },
      bare,
    ),
  ).toBe(true);
  expect(passes({ specialties: ["Litigation"] }, bare)).toBe(false);
});

test("remote work is near to everywhere", () => {
  expect(
    passes({ location: "Honolulu, HI", maxDistance: 5 }, { ...posting, workArrangement: "Remote" }),
  ).toBe(true);
});

test("preferences without a filter skip the filtering", () => {
  expect(filtersNothing(defaultPreferences)).toBe(true);
  expect(filtersNothing({ ...defaultPreferences, maxDistance: 5 })).toBe(true);
  for (const wanted of [
    { minSalary: 1 },
    { maxSalary: 149_999 },
    { location: "Boise" },
    { specialties: ["x"] },
  ])
    expect(filtersNothing({ ...defaultPreferences, ...wanted })).toBe(false);
});
