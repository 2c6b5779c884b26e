/** The filters of the lists of jobs whose values are counted, free of zod. */
import { priorities, workArrangements } from "../options.ts";
import {
  jobTypes,
  postedWithinDays,
  searchExperience,
  searchPracticeAreas,
  searchUrgency,
} from "./job-search-options.ts";
import {
  availabilityTypes,
  matchingAvailability,
  matchingPracticeAreas,
  preferredPracticeAreas,
  projectDurations,
} from "./search-preference-options.ts";

const valuesOf = <Value extends string>(options: readonly { readonly value: Value }[]): readonly Value[] =>
  options.map(({ value }) => value);

export const countedFilters = {
  practiceAreas: [
    ...new Set<string>([...searchPracticeAreas, ...preferredPracticeAreas, ...matchingPracticeAreas]),
  ] as readonly string[],
  experienceLevel: valuesOf(searchExperience),
  jobType: valuesOf(jobTypes),
  workArrangement: workArrangements,
  priority: priorities,
  availabilityType: availabilityTypes,
  projectDuration: projectDurations,
  urgency: valuesOf(searchUrgency),
  postedWithin: valuesOf(postedWithinDays),
  status: ["open", "closed", "filled"],
  availability: matchingAvailability,
} as const;
export type CountedFilter = keyof typeof countedFilters;

/** The lists of jobs that have filters: the search, the job list and the matches. */
export const filteredLists = ["search", "jobs", "matches"] as const;
export type FilteredList = (typeof filteredLists)[number];

/** Those of them that the matches have; all others belong to the search, which has no `availability`. */
export const matchFilters = [
  "practiceAreas",
  "workArrangement",
  "experienceLevel",
  "availability",
] as const satisfies readonly CountedFilter[];
export type MatchFilter = (typeof matchFilters)[number];
export type SearchFilter = Exclude<CountedFilter, "availability">;

/** How many postings a value leaves. */
export interface ValueCount {
  readonly count: number;
  /** The count is of some of the postings only: there are at least so many. */
  readonly more: boolean;
}
