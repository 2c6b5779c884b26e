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
  const { db, postings } = context;
  const { viewerId, now, criteria } = request;
  const person = postings === null ? null : await readPerson(context, request);
  if (person === null || postings === null) return {};
  const { keyword, preferences } = criteria;
  const [only, without] = await Promise.all([
    keyword ? findMatchingIds(db, criteria, now) : null,
    findUnoffered(db, { viewerId, now }),
  ]);
  const values = matchFilters.flatMap((name) =>
    countedFilters[name].map((value: string) => ({ name, value, change: changeTo(name, value) })),
  );
  const asked = values.map(({ change }) => ({ ...preferences, ...change }));
  const counts = await postings.count(person.parsed, { preferences, only, without, asked });
  const found = values.map(({ name, value }, at) => ({ name, value, count: counts[at] ?? 0 }));
  return Object.fromEntries(
    matchFilters.map((filter) => [
      filter,
      Object.fromEntries(
        found
          .filter(({ name }) => name === filter)
          .map(({ value, count }) => [value, { count, more: false }]),
      ),
    ]),
  );
}

const changeTo = (name: MatchFilter, value: string): Partial<MatchingPreferences> =>
  (withValue[name] as (value: string) => Partial<MatchingPreferences>)(value);
