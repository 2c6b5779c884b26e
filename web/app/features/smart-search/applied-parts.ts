import type { JobSearchFilters } from "@caseload/contract/search/job-search";
import { searchWords } from "~/lib/search-words.ts";
import { asked, filtersOf, type SmartFilters } from "./smart-filters.ts";

/** One thing that a search asks for, and what its chip says. */
export interface AppliedPart {
  readonly label: string;
  /** The search without it. */
  readonly rest: SmartFilters;
}

/** Filters that are said in one phrase. */
const phrases: readonly (readonly (keyof JobSearchFilters)[])[] = [
  ["keyword"],
  ["practiceAreas"],
  ["location", "distance"],
  ["budgetMin", "budgetMax"],
  ["experienceLevel"],
  ["workArrangement"],
  ["jobType"],
  ["priority"],
  ["urgency"],
  ["postedWithin"],
  ["status"],
];

/** What a search asks for, piece by piece; each value of a list is a piece of its own. */
export function appliedParts(filters: SmartFilters): AppliedPart[] {
  return phrases
    .flatMap((names) => piecesOf(filters, names))
    .map(({ piece, rest }) => {
      const [label = ""] = searchWords({ query: "", filters: piece });
      return { label: label.charAt(0).toUpperCase() + label.slice(1), rest };
    });
}

interface Piece {
  piece: JobSearchFilters;
  rest: SmartFilters;
}

function piecesOf(filters: SmartFilters, names: readonly (keyof JobSearchFilters)[]): Piece[] {
  const own = names.map((name) => [name, filtersOf(filters)[name]] as const);
  const [[name, value] = []] = own;
  if (name === undefined) return [];
  if (Array.isArray(value)) {
    return value.map((one) => ({
      piece: { [name]: [one] },
      rest: asked({ ...filters, [name]: value.filter((other) => other !== one) }),
    }));
  }
  const piece: JobSearchFilters = asked(Object.fromEntries(own));
  if (searchWords({ query: "", filters: piece }).length === 0) return [];
  return [
    { piece, rest: asked({ ...filters, ...Object.fromEntries(names.map((one) => [one, undefined])) }) },
  ];
}
