/** The advanced filters in the address of their results: lists joined by commas (SPEC.md section 2). */
import { advancedKeys, type AdvancedFilters } from "@caseload/contract/search/advanced-filters";
import { searchReach } from "@caseload/contract/search/job-search-options";
import {
  availabilityTypes,
  barStates,
  defaultPreferences,
  preferredArrangements,
  preferredPracticeAreas,
  preferredPriorities,
  projectDurations,
} from "@caseload/contract/search/search-preference-options";

/** Of a larger record. States appear, and count, only where a bar certification is required. */
export const advancedPart = (all: AdvancedFilters): AdvancedFilters =>
  ({
    ...Object.fromEntries(advancedKeys.map((key) => [key, all[key]])),
    specificBarStates: all.barCertificationRequired ? all.specificBarStates : [],
  }) as AdvancedFilters;

export const noFilters = advancedPart(defaultPreferences);

/** SPEC.md section 5: whole years, without bounds of their own; what is no number is null. */
export function yearsOf(text: string | null): number | null {
  const years = Number.parseInt(text ?? "", 10);
  return years >= 0 && years <= searchReach.maxYears ? years : null;
}

/** Values that the filters do not know are left out, so that an old link still shows jobs. */
export function readAdvanced(address: URLSearchParams): AdvancedFilters {
  const chosen = <Value extends string>(name: (typeof advancedKeys)[number], values: readonly Value[]) => {
    const given = new Set((address.get(name) ?? "").split(","));
    return values.filter((value) => given.has(value));
  };
  return advancedPart({
    practiceAreas: chosen("practiceAreas", preferredPracticeAreas),
    minYearsExperience: yearsOf(address.get("minYearsExperience")),
    maxYearsExperience: yearsOf(address.get("maxYearsExperience")),
    barCertificationRequired: address.get("barCertificationRequired") === "true",
    specificBarStates: chosen("specificBarStates", barStates),
    workArrangement: chosen("workArrangement", preferredArrangements),
    availabilityType: chosen("availabilityType", availabilityTypes),
    projectDuration: chosen("projectDuration", projectDurations),
    priorityLevel: chosen("priorityLevel", preferredPriorities),
  });
}

/** Only the nine, and of them only what is asked for. */
export function writeAdvanced(filters: AdvancedFilters): URLSearchParams {
  const asked = advancedPart(filters);
  const address = new URLSearchParams();
  for (const key of advancedKeys) {
    const value = asked[key];
    const text = Array.isArray(value) ? value.join(",") : value === false ? "" : String(value ?? "");
    if (text !== "") address.set(key, text);
  }
  return address;
}

export const resultsPath = "/dashboard/jobs";

/** Address of the results. */
export function resultsOf(filters: AdvancedFilters): string {
  const address = writeAdvanced(filters);
  return address.size === 0 ? resultsPath : `${resultsPath}?${address.toString()}`;
}
