/** The smart search's filters, as they stand in the address under the names of GET /api/jobs/search. */
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
import { maxLength } from "@caseload/contract/limits";
import { priorities, specialtyLabel, workArrangements } from "@caseload/contract/options";

/** What is left out is not asked for. */
export interface SmartFilters extends JobSearchFilters {
  /** Best match first where words are given, unless told. */
  sort?: SearchSort | undefined;
}

/** Dollars an hour that the server takes. */
const maxDollars = 10_000;

const valuesOf = <Value extends string>(options: readonly { readonly value: Value }[]): readonly Value[] =>
  options.map(({ value }) => value);

/** What the server would refuse is left out, so that an old link still shows jobs. */
export function readFilters(address: URLSearchParams): SmartFilters {
  const words = (name: string) => address.get(name)?.trim().slice(0, maxLength.shortText).trim();
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === address.get(name));
  const someOf = <Value extends string>(name: string, values: readonly Value[]) => {
    const given = new Set(address.getAll(name));
    return values.filter((value) => given.has(value));
  };
  const areas = address.getAll("practiceAreas").map((area) => specialtyLabel(area.trim()));
  return asked({
    keyword: words("keyword"),
    location: words("location"),
    distance: figure(address.get("distance"), searchReach.distance.min, searchReach.distance.max),
    practiceAreas: [...new Set(areas)]
      .filter((area) => area !== "" && area.length <= maxLength.shortText)
      .slice(0, maxLength.list),
    experienceLevel: oneOf("experienceLevel", valuesOf(searchExperience)),
    jobType: oneOf("jobType", valuesOf(jobTypes)),
    workArrangement: someOf("workArrangement", workArrangements),
    budgetMin: figure(address.get("budgetMin"), 0, maxDollars),
    budgetMax: figure(address.get("budgetMax"), 0, maxDollars),
    priority: someOf("priority", priorities),
    urgency: oneOf("urgency", valuesOf(searchUrgency)),
    postedWithin: oneOf("postedWithin", valuesOf(postedWithinDays)),
    status: oneOf("status", searchStatuses),
    sort: oneOf("sort", valuesOf(searchSorts)),
  });
}

function figure(text: string | null, min: number, max: number): number | undefined {
  if (text === null || !/^\d+(?:\.\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/** Without what asks for nothing: open positions are the rule, the best match first, and miles count from a place. */
export function asked(filters: SmartFilters): SmartFilters {
  const isAsked = ([name, value]: [string, unknown]): boolean =>
    value !== undefined &&
    value !== "" &&
    !(Array.isArray(value) && value.length === 0) &&
    !(name === "distance" && !filters.location) &&
    !(name === "status" && value === "open") &&
    !(name === "sort" && value === "relevance");
  return Object.fromEntries(Object.entries(filters).filter(isAsked));
}

export function writeFilters(filters: SmartFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, given] of Object.entries(asked(filters)))
    for (const value of Array.isArray(given) ? given : [given]) address.append(name, String(value));
  return address;
}

/** The filters alone: the order changes neither a count nor what a saved search finds. */
export function filtersOf({ sort: _, ...filters }: SmartFilters): JobSearchFilters {
  return filters;
}
