import {
  jobTypes,
  postedWithinDays,
  searchExperience,
  searchPracticeAreas,
  searchSorts,
  searchStatuses,
  searchUrgency,
} from "@caseload/contract/search/job-search-options";
import { jobSearchFilters } from "@caseload/contract/search/job-search";
import { availabilityTypes, projectDurations } from "@caseload/contract/search/search-preference-options";
import { priorities, workArrangements } from "@caseload/contract/options";
import { newSavedSearch } from "@caseload/contract/search/saved-searches";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchWords } from "~/lib/search-words.ts";
import { appliedFilters } from "./applied-filters.ts";
import {
  filtersOf,
  readFilters,
  withoutDefaults,
  writeFilters,
  type SearchFilters,
} from "./search-filters.ts";
import { fromSaved } from "./smart-search.tsx";

const words = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).map((text) => text.trim());
const valueOf = <Value extends string>(options: readonly { readonly value: Value }[]) =>
  fc.constantFrom(...options.map(({ value }) => value));
const dollars = fc.integer({ min: 0, max: 10_000 });

/** Any search that the page can ask, in the order in which it says lists. */
const searches: fc.Arbitrary<SearchFilters> = fc
  .record(
    {
      keyword: words,
      location: words,
      distance: fc.integer({ min: 1, max: 500 }),
      practiceAreas: fc.subarray([...searchPracticeAreas]),
      experienceLevel: valueOf(searchExperience),
      jobType: valueOf(jobTypes),
      workArrangement: fc.subarray([...workArrangements]),
      budgetMin: dollars,
      budgetMax: dollars,
      availabilityType: fc.subarray([...availabilityTypes]),
      projectDuration: fc.subarray([...projectDurations]),
      priority: fc.subarray([...priorities]),
      urgency: valueOf(searchUrgency),
      postedWithin: valueOf(postedWithinDays),
      status: fc.constantFrom(...searchStatuses),
      sort: valueOf(searchSorts),
    },
    { requiredKeys: [] },
  )
  .map(withoutDefaults);

describe("the address and the filters", () => {
  test("say the same, whatever is asked for", () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(readFilters(new URLSearchParams(writeFilters(search).toString()))).toEqual(search);
      }),
    );
  });

  test("ask for nothing that the server refuses, whatever the address says", () => {
    const names = fc.constantFrom(
      "keyword",
      "location",
      "distance",
      "practiceAreas",
      "budgetMin",
      "priority",
    );
    const anything = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc.integer().map(String),
      fc.double().map(String),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(names, anything), { maxLength: 60 }), (pairs) => {
        const search = readFilters(new URLSearchParams(pairs));
        expect(jobSearchFilters.safeParse(filtersOf(search)).error).toBeUndefined();
        expect(readFilters(writeFilters(search))).toEqual(search);
      }),
      { examples: [[[["practiceAreas", "valueOf"]]]] },
    );
  });

  test("values that the lists lack are left out, ids become names, and miles need a place", () => {
    const given =
      "practiceAreas=family_law&jobType=volunteer&postedWithin=2&status=draft&distance=25&budgetMin=1e3";
    expect(readFilters(new URLSearchParams(given))).toEqual({ practiceAreas: ["Family Law"] });
    expect(writeFilters({ status: "open", sort: "relevance", distance: 25 }).toString()).toBe("");
  });
});

describe("the chips", () => {
  test("name each thing that is asked for, and taking one away leaves the others", () => {
    const search: SearchFilters = {
      keyword: "I-130",
      location: "Boise, ID",
      distance: 25,
      practiceAreas: ["Immigration", "Family Law"],
      budgetMin: 25,
      budgetMax: 150,
      priority: ["urgent"],
      status: "any",
    };
    const parts = appliedFilters(search);
    expect(parts.map(({ label }) => label)).toEqual([
      '"I-130"',
      "Immigration",
      "Family Law",
      "Within 25 miles of Boise, ID",
      "$25–150/hr",
      "Urgent priority",
      "Any status",
    ]);
    expect(parts[1]?.rest).toEqual({ ...search, practiceAreas: ["Family Law"] });
    expect(withoutDefaults({ ...parts[3]?.rest, location: "Boise, ID", distance: 25 })).toEqual(search);
    expect(parts[4]?.rest).not.toHaveProperty("budgetMax");
  });

  test("taken away one after the other leave nothing but the order", () => {
    fc.assert(
      fc.property(searches, (search) => {
        let left = search;
        for (let [next] = appliedFilters(left); next; [next] = appliedFilters(left)) {
          expect(next.label).not.toBe("");
          left = next.rest;
        }
        expect(filtersOf(left)).toEqual({});
      }),
    );
  });
});

describe("a saved search", () => {
  test("comes back as it was saved", () => {
    fc.assert(
      fc.property(searches, (search) => {
        const saved = newSavedSearch.parse({ name: "Mine", filters: filtersOf(search) });
        expect(fromSaved(saved)).toEqual(filtersOf(search));
      }),
    );
  });

  test("of the matching page is understood, with the defaults that it carries", () => {
    const filters = {
      specialties: ["immigration"],
      location: "Philadelphia, PA",
      maxDistance: 40,
      minSalary: 0,
      maxSalary: 150_000,
      workArrangement: ["On-site" as const],
      experienceLevel: "senior",
      availability: [],
    };
    expect(fromSaved({ query: "visas", filters })).toEqual({
      keyword: "visas",
      practiceAreas: ["Immigration"],
      location: "Philadelphia, PA",
      distance: 40,
      workArrangement: ["Onsite"],
      experienceLevel: "senior",
    });
  });

  test("that asks for more than the page has is not applied in part", () => {
    for (const filters of [
      { minSalary: 60_000 },
      { availability: ["Contract" as const] },
      { location: "Reno", distance: 900 },
    ]) {
      expect(searchWords({ query: "", filters })).toHaveLength(1);
      expect(fromSaved({ query: "", filters })).toBeNull();
    }
    expect(fromSaved({ query: "leases", filters: { keyword: "wills" } })).toBeNull();
  });
});
