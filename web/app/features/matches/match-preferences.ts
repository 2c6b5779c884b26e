import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import type { MatchingPreferences } from "@caseload/contract/search/search-preferences";
import { searchWords } from "~/lib/search-words.ts";
import { defaultPreferences, matchingExperience } from "@caseload/contract/search/search-preference-options";

/** The filters of the matching page, out of the saved preferences. */
export function matchingPart(stored: MatchingPreferences): MatchingPreferences {
  const { specialties, location, maxDistance, minSalary, maxSalary } = stored;
  const { workArrangement, experienceLevel, availability } = stored;
  return {
    specialties,
    location,
    maxDistance,
    minSalary,
    maxSalary,
    workArrangement,
    experienceLevel,
    availability,
  };
}

export const noPreferences = matchingPart(defaultPreferences);

const sorted = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(String).toSorted((one, other) => one.localeCompare(other)) : value;

/** Ignores the order of lists. */
export function isSame(one: MatchingPreferences, other: MatchingPreferences): boolean {
  const text = (preferences: MatchingPreferences): string =>
    JSON.stringify(Object.values(matchingPart(preferences)).map(sorted));
  return text(one) === text(other);
}

interface AppliedPreference {
  /** The text of its chip. */
  readonly label: string;
  /** What removes it. */
  readonly without: Partial<MatchingPreferences>;
}

/** Each entry is one chip, or one for each value of a list. */
const chipPreferences: readonly (readonly (keyof MatchingPreferences)[])[] = [
  ["specialties"],
  ["location", "maxDistance"],
  ["minSalary", "maxSalary"],
  ["workArrangement"],
  ["experienceLevel"],
  ["availability"],
];

/** The preferences that filter something, as chips. */
export const appliedPreferences = (preferences: MatchingPreferences): AppliedPreference[] =>
  chipPreferences
    .flatMap((names) => partsOf(preferences, names))
    .flatMap(({ part, without }) => {
      const [label] = searchWords({ query: "", filters: part });
      return label === undefined ? [] : [{ label: label.charAt(0).toUpperCase() + label.slice(1), without }];
    });

function partsOf(preferences: MatchingPreferences, names: readonly (keyof MatchingPreferences)[]) {
  const [name] = names;
  const value = name && preferences[name];
  if (name !== undefined && Array.isArray(value))
    return value.map((item) => ({
      part: { [name]: [item] },
      without: { [name]: value.filter((other) => other !== item) },
    }));
  const pick = (from: MatchingPreferences) => Object.fromEntries(names.map((each) => [each, from[each]]));
  return [{ part: pick(preferences), without: pick(noPreferences) }];
}

/** The filters of a saved search that the matching page has. */
export function matchingFilters(filters: SavedSearch["filters"]): Partial<MatchingPreferences> {
  const { specialties, practiceAreas, location, maxDistance, distance: miles } = filters;
  const { minSalary, maxSalary, workArrangement, experienceLevel, availability } = filters;
  const level = matchingExperience.find(
    ({ value }) => value !== "" && experienceLevel?.toLowerCase().startsWith(value),
  );
  return {
    specialties: [...new Set([...(specialties ?? []), ...(practiceAreas ?? [])])],
    workArrangement: (workArrangement ?? []).map((name) => (name === "Onsite" ? "On-site" : name)),
    ...(location !== undefined && { location }),
    ...((maxDistance ?? miles) !== undefined && { maxDistance: maxDistance ?? miles }),
    ...(minSalary !== undefined && { minSalary }),
    ...(maxSalary !== undefined && { maxSalary }),
    ...(level && { experienceLevel: level.value }),
    ...(availability && { availability }),
  };
}
