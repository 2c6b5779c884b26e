/** A saved search is edited on the screen that has its filters. */
import { advancedKeys } from "@caseload/contract/search/advanced-filters";
import type { UserType } from "@caseload/contract/roles";
import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import { resultsPath, writeAdvanced } from "~/lib/advanced-address.ts";
import type { EditedSearch } from "~/lib/edited-search.ts";

type Filters = SavedSearch["filters"];
type FilterName = keyof Filters;

/** The filters of each search screen, by path. */
const filtersByPath: Readonly<Record<string, readonly FilterName[]>> = {
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
const shownOn = (path: string): readonly FilterName[] => filtersByPath[path] ?? [];
const onlyAdvanced = advancedKeys.filter((name) => !shownOn("/search/smart").includes(name));

const isSet = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== "" &&
  value !== false &&
  !(Array.isArray(value) && value.length === 0);

/** The search text is the query, the keyword filter, or both. */
const searchTextOf = ({ query, filters }: EditedSearch): string =>
  [query, filters.keyword].filter(isSet).join(" ");

/** The address that edits a saved search; null where the member may not open its screen. */
export function editAddress(search: SavedSearch, userType: UserType): string | null {
  const { id, query, filters, fromPreferences } = search;
  if (filters.maxDistance !== undefined) {
    if (userType !== "paralegal") return null;
    return fromPreferences ? "/search" : `/search?saved=${id}`;
  }
  const isAdvanced =
    onlyAdvanced.some((name) => isSet(filters[name])) || filters.workArrangement?.includes("On-site");
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
  const keyword = searchTextOf({ query, filters });
  for (const [name, given] of Object.entries({ ...filters, keyword }))
    for (const value of Array.isArray(given) ? given : [given])
      if (isSet(value) && shownOn("/search/smart").some((shown) => shown === name))
        address.append(name, String(value));
  return address;
}

/** The filters of a saved search that a screen does not show, and keeps. */
export function unshownOn(path: string, { query, filters }: EditedSearch): EditedSearch {
  const rest = Object.entries(filters).filter(([name]) => !shownOn(path).some((shown) => shown === name));
  return { query: path === resultsPath ? query : "", filters: Object.fromEntries(rest) };
}

/** A saved search whose filters on the screen are replaced by the current ones. */
export function editedOn(path: string, search: EditedSearch, { query, filters }: EditedSearch): EditedSearch {
  const kept = unshownOn(path, search);
  const shown = Object.entries(filters).filter(([name]) => shownOn(path).some((own) => own === name));
  return { query: query || kept.query, filters: { ...kept.filters, ...Object.fromEntries(shown) } };
}

const canonical = ({ query, filters }: EditedSearch): string =>
  JSON.stringify([
    searchTextOf({ query, filters }),
    Object.entries(filters)
      .filter(([name, value]) => name !== "keyword" && isSet(value))
      .map(([name, value]) => [name, Array.isArray(value) ? value.map(String).toSorted() : value] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  ]);

/** Ignores the order of lists, and filters that are not set. */
export const isSameSearch = (one: EditedSearch, other: EditedSearch): boolean =>
  canonical(one) === canonical(other);
