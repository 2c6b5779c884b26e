import type { JobSearchFilters } from "@caseload/contract/search/job-search";
import { searchWords } from "~/lib/search-words.ts";
import { filtersOf, withoutDefaults, type SearchFilters } from "./search-filters.ts";

/** One filter that is set, or one value of a list. */
interface AppliedFilter {
  /** The text of its chip. */
  readonly label: string;
  /** It without all others. */
  readonly alone: SearchFilters;
  /** The filters without it. */
  readonly rest: SearchFilters;
}

/** Each entry is one chip, in this order. */
const chipFilters: readonly (readonly (keyof JobSearchFilters)[])[] = [
  ["keyword"],
  ["practiceAreas"],
  ["location", "distance"],
  ["budgetMin", "budgetMax"],
  ["experienceLevel"],
  ["workArrangement"],
  ["jobType"],
  ["availabilityType"],
  ["projectDuration"],
  ["priority"],
  ["urgency"],
  ["postedWithin"],
  ["status"],
];

export const appliedFilters = (filters: SearchFilters): AppliedFilter[] =>
  chipFilters
    .flatMap((names) => partsOf(filters, names))
    .map(({ part, rest }) => {
      const [label = ""] = searchWords({ query: "", filters: part });
      return { label: label.charAt(0).toUpperCase() + label.slice(1), alone: part, rest };
    });

interface FilterPart {
  part: JobSearchFilters;
  rest: SearchFilters;
}

function partsOf(filters: SearchFilters, names: readonly (keyof JobSearchFilters)[]): FilterPart[] {
  const entries = names.map((name) => [name, filtersOf(filters)[name]] as const);
  const [[name, value] = []] = entries;
  if (name === undefined) return [];
  if (Array.isArray(value)) {
    return value.map((item) => ({
      part: { [name]: [item] },
      rest: withoutDefaults({ ...filters, [name]: value.filter((other) => other !== item) }),
    }));
  }
  const part: JobSearchFilters = withoutDefaults(Object.fromEntries(entries));
  if (searchWords({ query: "", filters: part }).length === 0) return [];
  const cleared = Object.fromEntries(names.map((other) => [other, undefined]));
  return [{ part, rest: withoutDefaults({ ...filters, ...cleared }) }];
}
