/** Search criteria, and one parser for each form that they arrive in. */
import { searchOfAdvanced } from "@caseload/contract/search/advanced-filters";
import type { jobFilters } from "@caseload/contract/jobs/jobs";
import { type JobSearchFilters, jobSearchFilters } from "@caseload/contract/search/job-search";
import { jobTypes, type searchStatuses, searchUrgency } from "@caseload/contract/search/job-search-options";
import type { Option } from "@caseload/contract/options";
import type { SavedFilters } from "@caseload/contract/search/saved-searches";
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import type { z } from "zod";

/** What a search asks of published postings. */
export interface SearchCriteria extends Omit<JobSearchFilters, "status"> {
  /** "any" is open, closed and filled. */
  status: (typeof searchStatuses)[number];
  /** The matching page's filters. No index has them, so each row is compared. */
  preferences: MatchingPreferences;
  /** People whose postings are left out, because they and the viewer share a block. */
  blockedPosters?: readonly number[];
  /** Whose saved, hidden and own jobs are meant; null for those who have none. */
  viewerId?: number | null;
  /** Whether the viewer has hidden jobs, which are left out unless the search asks for the viewer's own jobs. */
  hidesJobs?: boolean;
}

export interface SavedSearchTerms {
  query: string;
  filters: SavedFilters;
}

/** The query of `GET /api/jobs` and of its count. */
export const criteriaFromList = ({
  status,
  priority,
  q,
  own,
}: z.output<typeof jobFilters>): SearchCriteria => ({
  status: status ?? "any",
  priority: priority && [priority],
  keyword: q,
  own,
  preferences: defaultPreferences,
});

/** The query of `GET /api/jobs/search` and of its reading. */
export const criteriaFromSearch = ({ status, ...filters }: JobSearchFilters): SearchCriteria => ({
  ...filters,
  status: status ?? (filters.own ? "any" : "open"),
  preferences: defaultPreferences,
});

/** The matching page's preferences, and the text of its search field. */
export const criteriaFromPreferences = (
  preferences: MatchingPreferences,
  keyword?: string,
): SearchCriteria => ({ keyword, status: "open", preferences });

/**
 * A saved search. Place, arrangement and level belong to the matching page when the search has its `maxDistance`, and
 * otherwise to the job search.
 */
export function criteriaFromSaved({ query, filters }: SavedSearchTerms): SearchCriteria {
  const { workArrangement, priority = [], ...advanced } = searchOfAdvanced(filters);
  const { budgetMin, budgetMax, postedWithin, status, maxDistance } = filters;
  const { location, experienceLevel } = filters;
  const keyword = [query, filters.keyword].filter(Boolean).join(" ");
  const parsed = jobSearchFilters.omit({ keyword: true }).parse({
    ...advanced,
    ...(maxDistance === undefined && {
      location,
      distance: filters.distance ?? filters.locationRadius,
      experienceLevel: levelOf(experienceLevel),
      workArrangement,
    }),
    budgetMin,
    budgetMax,
    postedWithin,
    status,
    jobType: valueIn(jobTypes, filters.jobType),
    urgency: valueIn(searchUrgency, filters.urgency),
    priority: [...(filters.priority ?? []), ...priority],
  });
  const { specialties, minSalary, maxSalary, availability } = defaultPreferences;
  const preferences: MatchingPreferences = {
    ...defaultPreferences,
    ...(maxDistance !== undefined && {
      location: location ?? "",
      maxDistance,
      workArrangement: (filters.workArrangement ?? []).filter((one) => one !== "Onsite"),
      experienceLevel: levelOf(experienceLevel) ?? "",
    }),
    specialties: filters.specialties ?? specialties,
    minSalary: filters.minSalary ?? minSalary,
    maxSalary: filters.maxSalary ?? maxSalary,
    availability: filters.availability ?? availability,
  };
  return { ...criteriaFromSearch(parsed), keyword, preferences };
}

/** "Senior Level (6-10)" and "senior" are one level. */
const levelOf = (name = "") =>
  (["entry", "mid", "senior", "expert"] as const).find((level) => name.toLowerCase().startsWith(level));
/** By its value or by its label. */
const valueIn = <Value extends string>(options: readonly Option<Value>[], text?: string) =>
  options.find(({ value, label }) => value === text || label === text)?.value;
