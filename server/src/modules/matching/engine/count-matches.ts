/** How many open postings each value of the matching page's filters would leave for a paralegal. */
import { countedFilters, type MatchFilter, matchFilters } from "@caseload/contract/search/filter-counts";
import type { FilterCounts } from "@caseload/contract/search/job-search";
import { preferredArrangement } from "@caseload/contract/search/preference-search";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import { type MatchContext, readPerson } from "./handle-request.ts";
import type { CountsRequest } from "./match-requests.ts";
import { findMatchingIds, findUnoffered } from "./posting-rows.ts";

/** The preferences with one value in place of the filter's own. */
const withValue = {
  practiceAreas: (area) => ({ specialties: [area] }),
  workArrangement: (name) => ({ workArrangement: [preferredArrangement(name)] }),
  experienceLevel: (level) => ({ experienceLevel: level }),
  availability: (kind) => ({ availability: [kind] }),
} satisfies {
  [Name in MatchFilter]: (value: (typeof countedFilters)[Name][number]) => Partial<MatchingPreferences>;
};

export async function countMatches(context: MatchContext, request: CountsRequest): Promise<FilterCounts> {
  const { db, index } = context;
  const { viewerId, now, criteria } = request;
  const person = index.isReady ? await readPerson(context, request) : null;
  if (person === null) return {};
  const { keyword, preferences } = criteria;
  const [only, without] = await Promise.all([
    keyword ? findMatchingIds(db, criteria, now) : null,
    findUnoffered(db, { viewerId, now }),
  ]);
  const count = index.postings.counter(person.parsed, { preferences, only, without });
  const countValue = (name: MatchFilter, value: string) => {
    const change = (withValue[name] as (value: string) => Partial<MatchingPreferences>)(value);
    return { count: count({ ...preferences, ...change }), more: false };
  };
  return Object.fromEntries(
    matchFilters.map((name) => [
      name,
      Object.fromEntries(countedFilters[name].map((value) => [value, countValue(name, value)])),
    ]),
  );
}
