import { jobTypes, searchExperience, searchUrgency } from "@caseload/contract/search/job-search-options";
import { type Option, priorities, specialtyLabel, workArrangements } from "@caseload/contract/options";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { searchWords } from "~/lib/search-words.ts";
import { asked, filtersOf, readFilters, writeFilters, type SmartFilters } from "./smart-filters.ts";

type Saved = Pick<SavedSearch, "query" | "filters">;

const chosen = <Value extends string>(options: readonly Option<Value>[], given: string | undefined) =>
  options.find(({ value, label }) => value === given || label === given)?.value;

/** What of a saved search this page has, in its own words. */
function smartPart({ query, filters }: Saved): SmartFilters {
  const areas = [...(filters.practiceAreas ?? []), ...(filters.specialties ?? [])].map(specialtyLabel);
  const arrangements = filters.workArrangement?.map((one) => (one === "On-site" ? "Onsite" : one));
  const wanted = [...(filters.priority ?? []), ...(filters.priorityLevel ?? [])].map((one) =>
    one.toLowerCase(),
  );
  const miles = filters.distance ?? filters.maxDistance ?? filters.locationRadius;
  return asked({
    keyword: filters.keyword || query,
    practiceAreas: [...new Set(areas)],
    location: filters.location,
    distance: filters.location ? miles : undefined,
    budgetMin: filters.budgetMin,
    budgetMax: filters.budgetMax,
    experienceLevel: chosen(searchExperience, filters.experienceLevel),
    workArrangement: workArrangements.filter((one) => arrangements?.includes(one)),
    jobType: chosen(jobTypes, filters.jobType),
    priority: priorities.filter((one) => wanted.includes(one)),
    urgency: chosen(searchUrgency, filters.urgency),
    postedWithin: filters.postedWithin,
    status: filters.status,
  });
}

const said = (search: Saved): string =>
  searchWords(search)
    .map((words) => words.replace("On-site", "Onsite"))
    .toSorted((one, other) => one.localeCompare(other))
    .join("; ");

/** The search as this page asks it; null where it asks for more, because a filter that is dropped finds what nobody wanted. */
export function fromSaved(search: Saved): SmartFilters | null {
  const filters = readFilters(writeFilters(smartPart(search)));
  return said({ query: "", filters: filtersOf(filters) }) === said(search) ? filters : null;
}
