/** What each filter of a list of jobs offers to choose from. */
import { type Option, priorities, priorityLabels, workArrangements } from "@caseload/contract/options";
import type { FilteredList } from "@caseload/contract/search/filter-counts";
import {
  jobTypes,
  postedWithinDays,
  searchExperience,
  searchPracticeAreas,
  searchStatuses,
  searchUrgency,
} from "@caseload/contract/search/job-search-options";
import { searchedArrangement } from "@caseload/contract/search/preference-search";
import {
  matchingAvailability,
  matchingExperience,
  matchingPracticeAreas,
} from "@caseload/contract/search/search-preference-options";
import { jobStatusLabels } from "@caseload/contract/status-labels";

const withAny = <Value extends string>(label: string, options: readonly Option<Value>[]) => [
  { value: "" as const, label },
  ...options,
];
const matchingArrangements = ["Remote", "On-site", "Hybrid"] as const;
const optionsOf = <Value extends string>(values: readonly Value[]): Option<Value>[] =>
  values.map((value) => ({ value, label: value }));

/** Filters with one value. */
export const selects = {
  experienceLevel: {
    label: "Experience Level",
    options: withAny<string>("Any experience", searchExperience),
  },
  jobType: { label: "Job Type", options: withAny<string>("Any type", jobTypes) },
  urgency: { label: "Urgency", options: withAny<string>("Any urgency", searchUrgency) },
  postedWithin: { label: "Posted Within", options: withAny<string>("Any time", postedWithinDays) },
} as const;
export type SelectName = keyof typeof selects;

/** The matches count everyone with six years among the seniors (SPEC.md section 9). */
export const experienceOptions = (list: FilteredList): readonly Option[] =>
  list === "matches" ? matchingExperience : selects.experienceLevel.options;

export const statusOptions = searchStatuses.map((value) => ({
  value,
  label: value === "any" ? "All Statuses" : jobStatusLabels[value],
}));
export const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));

/** Under the names of each list (SPEC.md section 9). */
export const arrangementOptions = (list: FilteredList) =>
  list === "matches"
    ? matchingArrangements.map((label) => ({ value: searchedArrangement(label), label }))
    : optionsOf(workArrangements);
export const availabilityOptions = optionsOf(matchingAvailability);

/** Areas of a link that are not in the list are shown as well, so that they can be removed. */
export const areaOptions = (list: FilteredList, chosen: readonly string[]): Option[] =>
  optionsOf([
    ...new Set<string>([...(list === "matches" ? matchingPracticeAreas : searchPracticeAreas), ...chosen]),
  ]);

/** Miles. */
const usualDistances = [5, 10, 25, 50, 100];

/** The usual distances, and the chosen one. */
export const distanceOptions = (chosen: number | undefined): Option[] =>
  withAny(
    "Exact location",
    [...new Set(chosen === undefined ? usualDistances : [...usualDistances, chosen])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), label: value === 1 ? "1 mile" : `${value} miles` })),
  );
