import { advancedKeys, type AdvancedFilters } from "@caseload/contract/search/advanced-filters";
import { usStateName } from "@caseload/contract/us-states";
import { searchWords } from "~/lib/search-words.ts";
import { advancedPart } from "~/lib/advanced-address.ts";

/** One thing that is asked for, and what its chip says. */
export interface FilterPiece {
  readonly label: string;
  /** The filters without it. */
  readonly rest: AdvancedFilters;
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const wordsOf = (filters: Partial<AdvancedFilters>): string =>
  capitalized(searchWords({ query: "", filters }).join(", "));

/** Piece by piece; each value of a list is a piece of its own. */
export function filterPieces(filters: AdvancedFilters): FilterPiece[] {
  return advancedKeys.flatMap((key): FilterPiece[] => {
    const value = filters[key];
    if (Array.isArray(value)) {
      return value.map((one: string) => ({
        label: key === "specificBarStates" ? `${usStateName(one)} bar` : wordsOf({ [key]: [one] }),
        rest: { ...filters, [key]: value.filter((other: string) => other !== one) },
      }));
    }
    if (value === null || value === false) return [];
    const without = { ...filters, [key]: value === true ? false : null };
    return [{ label: wordsOf({ [key]: value }), rest: advancedPart(without) }];
  });
}

/** What a saved search keeps of them: only what is asked for. */
export const askedOf = (filters: AdvancedFilters): Partial<AdvancedFilters> =>
  Object.fromEntries(
    Object.entries(filters).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );
