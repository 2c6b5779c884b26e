import fc from "fast-check";
import { expect, test } from "vitest";
import { jobSearchEndpoints } from "./job-search.ts";
import { preferencesOfSearch, searchOfPreferences } from "./preference-search.ts";
import {
  matchingAvailability,
  matchingExperience,
  matchingPracticeAreas,
  matchingReach,
  preferredArrangements,
} from "./search-preference-options.ts";

const { salary } = matchingReach;
const preferences = fc.record({
  specialties: fc.subarray<string>([...matchingPracticeAreas]),
  location: fc.constantFrom("", "Philadelphia, PA", "Camden, NJ"),
  maxDistance: fc.integer({ min: 1, max: 500 }),
  minSalary: fc.integer({ min: salary.min, max: 10_000_000 }),
  maxSalary: fc.integer({ min: 0, max: salary.max }),
  workArrangement: fc.subarray([...preferredArrangements]),
  experienceLevel: fc.constantFrom(...matchingExperience.map(({ value }) => value)),
  availability: fc.subarray([...matchingAvailability]),
});

test("preferences in the words of the search are the same preferences, and the search accepts them", () => {
  fc.assert(
    fc.property(preferences, (given) => {
      const search = searchOfPreferences(given);
      expect(preferencesOfSearch(search)).toEqual(given);
      const { query } = jobSearchEndpoints.countJobFilters;
      expect(query.safeParse({ ...search, list: "matches" }).error).toBeUndefined();
    }),
  );
});
