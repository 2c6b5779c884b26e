/** What Advanced Search Filters and /preferences edit of a person's search preferences (SPEC.md section 3). */
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { SearchPreferences } from "@caseload/contract/search/search-preferences";

const keys = [
  "practiceAreas",
  "workArrangement",
  "salaryRange",
  "locationRadius",
  "minYearsExperience",
  "maxYearsExperience",
  "barCertificationRequired",
  "specificBarStates",
  "lawSchoolTier",
  "certifications",
  "availabilityType",
  "projectDuration",
  "priorityLevel",
  "emailAlerts",
  "pushNotifications",
  "alertFrequency",
] as const satisfies readonly (keyof SearchPreferences)[];

export type PreferenceSet = Pick<SearchPreferences, (typeof keys)[number]>;

/** The matching page's part of the record stays out of it. */
export const preferenceSet = (all: PreferenceSet): PreferenceSet =>
  Object.fromEntries(keys.map((key) => [key, all[key]])) as PreferenceSet;

/** SPEC.md section 4 "Reset Filters". */
export const resetPreferences = preferenceSet(defaultPreferences);

export const isSameSet = (one: PreferenceSet, other: PreferenceSet): boolean =>
  JSON.stringify(preferenceSet(one)) === JSON.stringify(preferenceSet(other));
