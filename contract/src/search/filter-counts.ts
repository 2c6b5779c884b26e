/** The filters of the job search whose values are counted, free of zod. */
import { priorities, workArrangements } from "../options.ts";
import {
  jobTypes,
  postedWithinDays,
  searchExperience,
  searchPracticeAreas,
  searchUrgency,
} from "./job-search-options.ts";
import { availabilityTypes, preferredPracticeAreas, projectDurations } from "./search-preference-options.ts";

const valuesOf = <Value extends string>(options: readonly { readonly value: Value }[]): readonly Value[] =>
  options.map(({ value }) => value);

export const countedFilters = {
  practiceAreas: [
    ...new Set<string>([...searchPracticeAreas, ...preferredPracticeAreas]),
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
} as const;
export type CountedFilter = keyof typeof countedFilters;

/** How many postings a value leaves. */
export interface ValueCount {
  readonly count: number;
  /** The count is of some of the postings only: there are at least so many. */
  readonly more: boolean;
}
