/** The filters of smart search, in the address under the names of GET /api/jobs/search. */
import { ownJobLists } from "@caseload/contract/jobs/job-mark-options";
import type { JobSearchFilters } from "@caseload/contract/search/job-search";
import {
  jobTypes,
  postedWithinDays,
  searchExperience,
  searchReach,
  searchSorts,
  searchStatuses,
  searchUrgency,
  type SearchSort,
} from "@caseload/contract/search/job-search-options";
import { availabilityTypes, projectDurations } from "@caseload/contract/search/search-preference-options";
import { maxLength } from "@caseload/contract/limits";
import { priorities, specialtyLabel, workArrangements } from "@caseload/contract/options";

/** Absent filters filter nothing. */
export interface SearchFilters extends JobSearchFilters {
  /** With a keyword, relevance is the default. */
  sort?: SearchSort | undefined;
}

/** The maximum that the server accepts, in dollars an hour. */
const maxBudget = 10_000;

const valuesOf = <Value extends string>(options: readonly { readonly value: Value }[]): readonly Value[] =>
  options.map(({ value }) => value);

/** Ignores what the server would refuse, so that an old link still shows jobs. */
export function readFilters(address: URLSearchParams): SearchFilters {
  const text = (name: string) => address.get(name)?.trim().slice(0, maxLength.shortText).trim();
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === address.get(name));
  const someOf = <Value extends string>(name: string, values: readonly Value[]) => {
    const found = new Set(address.getAll(name));
    return values.filter((value) => found.has(value));
  };
  const areas = address.getAll("practiceAreas").map((area) => specialtyLabel(area.trim()));
  return withoutDefaults({
    keyword: text("keyword"),
    location: text("location"),
    distance: numberIn(address.get("distance"), searchReach.distance.min, searchReach.distance.max),
    practiceAreas: [...new Set(areas)]
      .filter((area) => area !== "" && area.length <= maxLength.shortText)
      .slice(0, maxLength.list),
    experienceLevel: oneOf("experienceLevel", valuesOf(searchExperience)),
    jobType: oneOf("jobType", valuesOf(jobTypes)),
    workArrangement: someOf("workArrangement", workArrangements),
    budgetMin: numberIn(address.get("budgetMin"), 0, maxBudget),
    budgetMax: numberIn(address.get("budgetMax"), 0, maxBudget),
    priority: someOf("priority", priorities),
    availabilityType: someOf("availabilityType", availabilityTypes),
    projectDuration: someOf("projectDuration", projectDurations),
    urgency: oneOf("urgency", valuesOf(searchUrgency)),
    postedWithin: oneOf("postedWithin", valuesOf(postedWithinDays)),
    status: oneOf("status", searchStatuses),
    own: oneOf("own", valuesOf(ownJobLists)),
    sort: oneOf("sort", valuesOf(searchSorts)),
  });
}

function numberIn(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d+(?:\.\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** Drops empty filters, defaults, and a distance without a location. */
export function withoutDefaults(filters: SearchFilters): SearchFilters {
  const isSet = ([name, value]: [string, unknown]): boolean =>
    value !== undefined &&
    value !== "" &&
    !(Array.isArray(value) && value.length === 0) &&
    !(name === "distance" && !filters.location) &&
    !(name === "status" && value === "open" && filters.own === undefined) &&
    !(name === "sort" && value === "relevance");
  return Object.fromEntries(Object.entries(filters).filter(isSet));
}

export function writeFilters(filters: SearchFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, values] of Object.entries(withoutDefaults(filters)))
    for (const value of Array.isArray(values) ? values : [values]) address.append(name, String(value));
  return address;
}

/** Without the order, which changes neither a count nor what a saved search finds. */
export function filtersOf({ sort: _, ...filters }: SearchFilters): JobSearchFilters {
  return filters;
}
