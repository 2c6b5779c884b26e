/** Where the filters of a saved search are edited: on the screen that has them. */
import { advancedKeys } from "@caseload/contract/search/advanced-filters";
import type { UserType } from "@caseload/contract/roles";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import { resultsPath, writeAdvanced } from "~/lib/advanced-address.ts";
import type { EditedSearch } from "~/lib/edited-search.ts";

type Filters = SavedSearch["filters"];
type FilterName = keyof Filters;

/** By path, the filters that each screen shows. */
const screens: Readonly<Record<string, readonly FilterName[]>> = {
  "/search": [
    "specialties",
    "location",
    "maxDistance",
    "minSalary",
    "maxSalary",
    "workArrangement",
    "experienceLevel",
    "availability",
  ],
  "/search/smart": [
    "keyword",
    "location",
    "distance",
    "practiceAreas",
    "experienceLevel",
    "jobType",
    "workArrangement",
    "budgetMin",
    "budgetMax",
    "priority",
    "urgency",
    "postedWithin",
    "status",
  ],
  [resultsPath]: advancedKeys,
};
const shownOn = (path: string): readonly FilterName[] => screens[path] ?? [];
const onlyAdvanced = advancedKeys.filter((name) => !shownOn("/search/smart").includes(name));

const isAsked = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== "" &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** Words count the same wherever they stand. */
const wordsOf = ({ query, filters }: EditedSearch): string =>
  [query, filters.keyword].filter(isAsked).join(" ");

/** Where a saved search is edited, its filters in the address; null where its screen is not open to the person. */
export function editAddress(search: SavedSearch, userType: UserType): string | null {
  const { id, query, filters, fromPreferences } = search;
  if (filters.maxDistance !== undefined) {
    if (userType !== "paralegal") return null;
    return fromPreferences ? "/search" : `/search?saved=${id}`;
  }
  const isAdvanced =
    onlyAdvanced.some((name) => isAsked(filters[name])) || filters.workArrangement?.includes("On-site");
  const path = isAdvanced ? resultsPath : "/search/smart";
  const address = isAdvanced ? advancedAddress(filters) : smartAddress({ query, filters });
  address.set("saved", String(id));
  return `${path}?${address.toString()}`;
}

function advancedAddress({ workArrangement = [], ...filters }: Filters): URLSearchParams {
  const arrangements = workArrangement.map((one) => (one === "Onsite" ? "On-site" : one));
  return writeAdvanced({ ...defaultPreferences, ...filters, workArrangement: arrangements });
}

function smartAddress({ query, filters }: EditedSearch): URLSearchParams {
  const address = new URLSearchParams();
  const keyword = wordsOf({ query, filters });
  for (const [name, given] of Object.entries({ ...filters, keyword }))
    for (const value of Array.isArray(given) ? given : [given])
      if (isAsked(value) && shownOn("/search/smart").some((shown) => shown === name))
        address.append(name, String(value));
  return address;
}

/** What a screen does not show of a saved search, and leaves as it is. */
export function unshownOn(path: string, { query, filters }: EditedSearch): EditedSearch {
  const rest = Object.entries(filters).filter(([name]) => !shownOn(path).some((shown) => shown === name));
  return { query: path === resultsPath ? query : "", filters: Object.fromEntries(rest) };
}

/** A saved search with what its screen asks for in place of what it asked for there. */
export function editedOn(path: string, search: EditedSearch, { query, filters }: EditedSearch): EditedSearch {
  const kept = unshownOn(path, search);
  const shown = Object.entries(filters).filter(([name]) => shownOn(path).some((own) => own === name));
  return { query: query || kept.query, filters: { ...kept.filters, ...Object.fromEntries(shown) } };
}

const canonical = ({ query, filters }: EditedSearch): string =>
  JSON.stringify([
    wordsOf({ query, filters }),
    Object.entries(filters)
      .filter(([name, value]) => name !== "keyword" && isAsked(value))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  ]);

/** Lists count as the same in any order, and what asks for nothing as left out. */
export const isSameSearch = (one: EditedSearch, other: EditedSearch): boolean =>
  canonical(one) === canonical(other);
