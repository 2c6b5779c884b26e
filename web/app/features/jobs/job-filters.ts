/** The filters of the job list, in the address as ?status=&priority=&q=&own= */
import { ownJobLists, type OwnJobList } from "@caseload/contract/jobs/job-mark-options";
import type { JobSearchFilters } from "@caseload/contract/search/job-search";
import { maxLength } from "@caseload/contract/limits";
import { jobStatusLabels } from "@caseload/contract/status-labels";
import { priorities, priorityLabels, type Priority } from "@caseload/contract/options";

const filterStatuses = ["open", "closed", "filled"] as const;
type FilterStatus = (typeof filterStatuses)[number];

export interface JobFilters {
  readonly status: FilterStatus | undefined;
  readonly priority: Priority | undefined;
  readonly q: string | undefined;
  /** The viewer's saved, applied or hidden jobs. */
  readonly own: OwnJobList | undefined;
}

export interface FilterProps {
  applied: JobFilters;
  onApply: (filters: JobFilters) => void;
}

export const noFilters: JobFilters = { status: undefined, priority: undefined, q: undefined, own: undefined };

/** Ignores unknown values, so that an old link still shows jobs. */
export function readFilters(address: URLSearchParams): JobFilters {
  const q = address.get("q")?.trim().slice(0, maxLength.shortText);
  return {
    status: filterStatuses.find((status) => status === address.get("status")),
    priority: priorities.find((priority) => priority === address.get("priority")),
    q: q || undefined,
    own: ownJobLists.find(({ value }) => value === address.get("own"))?.value,
  };
}

export function writeFilters(filters: JobFilters): URLSearchParams {
  const address = new URLSearchParams();
  for (const key of ["q", "own", "status", "priority"] as const) {
    const value = filters[key];
    if (value !== undefined) address.set(key, value);
  }
  return address;
}

export const isFiltered = (filters: JobFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined);

const all = "all";
type Choice<Value> = Value | typeof all;

/** Options with "all" for no filter. */
export const statusOptions: readonly { value: Choice<FilterStatus>; label: string }[] = [
  { value: all, label: "All Statuses" },
  ...filterStatuses.map((value) => ({ value, label: jobStatusLabels[value] })),
];
export const priorityOptions: readonly { value: Choice<Priority>; label: string }[] = [
  { value: all, label: "All Priorities" },
  ...priorities.map((value) => ({ value, label: priorityLabels[value] })),
];

export const choiceOf = <Value extends string>(value: Value | undefined): Choice<Value> => value ?? all;
export const valueOf = <Value extends string>(
  choice: Choice<Value>,
): Exclude<Value, typeof all> | undefined =>
  choice === all ? undefined : (choice as Exclude<Value, typeof all>);

/** The filters of the list as those of the search. */
export const searchOf = ({ q, own, status, priority }: JobFilters): JobSearchFilters => ({
  keyword: q,
  own,
  status: status ?? "any",
  priority: priority && [priority],
});

/** And back: what the list has of them to choose from. */
export const listFiltersOf = ({ status, priority }: JobSearchFilters): Partial<JobFilters> => ({
  status: filterStatuses.find((each) => each === status),
  priority: priority?.[0],
});

/** The search text and each filter, with itself alone and with the others. */
export function chipsOf(applied: JobFilters) {
  const { q, status, priority } = applied;
  const labels = {
    q: q && `"${q}"`,
    status: status && jobStatusLabels[status],
    priority: priority && priorityLabels[priority],
  };
  return (["q", "status", "priority"] as const).flatMap((name) => {
    const label = labels[name];
    if (label === undefined) return [];
    return [
      {
        name,
        label,
        alone: { ...noFilters, [name]: applied[name] },
        rest: { ...applied, [name]: undefined },
      },
    ];
  });
}
