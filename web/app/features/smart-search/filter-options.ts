/** What the smart search's lists offer. */
import {
  jobTypes,
  postedWithinDays,
  searchExperience,
  searchPracticeAreas,
  searchStatuses,
  searchUrgency,
} from "@caseload/contract/search/job-search-options";
import { jobStatusLabels } from "@caseload/contract/status-labels";
import { type Option, priorities, priorityLabels, workArrangements } from "@caseload/contract/options";

const withAny = <Value extends string>(label: string, options: readonly Option<Value>[]) => [
  { value: "" as const, label },
  ...options,
];

export const experienceOptions = withAny("Any experience", searchExperience);
export const jobTypeOptions = withAny("Any type", jobTypes);
export const postedOptions = withAny("Any time", postedWithinDays);
export const urgencyOptions = withAny("Any urgency", searchUrgency);

export const statusOptions = searchStatuses.map((value) => ({
  value,
  label: value === "any" ? "All Statuses" : jobStatusLabels[value],
}));
export const priorityOptions = priorities.map((value) => ({ value, label: priorityLabels[value] }));
export const arrangementOptions = workArrangements.map((value) => ({ value, label: value }));

/** Areas that a link names beyond the twelve stay in sight, so that they can be taken away. */
export const areaOptions = (chosen: readonly string[]): Option[] =>
  [...new Set<string>([...searchPracticeAreas, ...chosen])].map((value) => ({ value, label: value }));

const miles = [5, 10, 25, 50, 100];

/** The usual distances, and the one that stands. */
export const distanceOptions = (chosen: number | undefined): Option[] =>
  withAny(
    "The place itself",
    [...new Set(chosen === undefined ? miles : [...miles, chosen])]
      .toSorted((one, other) => one - other)
      .map((value) => ({ value: String(value), label: value === 1 ? "1 mile" : `${value} miles` })),
  );
