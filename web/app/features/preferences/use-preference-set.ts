import type { AdvancedFilters } from "@caseload/contract/search/advanced-filters";
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import { searchToasts } from "@caseload/contract/search/search-toasts";
import { useState } from "react";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useToast } from "~/ui/toast-context.ts";

/** The search preferences that Advanced Search Filters and /preferences edit (SPEC.md section 3). */
const preferenceKeys = [
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

type PreferenceSet = Pick<SearchPreferences, (typeof preferenceKeys)[number]>;

/** Without the filters of the matching page. */
const preferenceSet = (preferences: PreferenceSet): PreferenceSet =>
  Object.fromEntries(preferenceKeys.map((key) => [key, preferences[key]])) as PreferenceSet;

/** SPEC.md section 4 "Reset Filters". */
export const resetPreferences = preferenceSet(defaultPreferences);

const isSameSet = (one: PreferenceSet, other: PreferenceSet): boolean =>
  JSON.stringify(preferenceSet(one)) === JSON.stringify(preferenceSet(other));

/**
 * The saved preferences with the member's unsaved changes.
 * @param applied filters of the screen, which replace the saved ones
 */
export function usePreferenceSet(applied?: AdvancedFilters) {
  const toast = useToast();
  const stored = useApi("getSearchPreferences");
  const [changed, setChanged] = useState<PreferenceSet | null>(null);
  const saved = preferenceSet(stored.data ?? resetPreferences);
  const chosen = changed ?? { ...saved, ...applied };
  const saving = useSingleCall("saveSearchPreferences", {
    onSuccess: () => toast.success(searchToasts.filtersSaved),
    onError: (error) => toast.failure(searchToasts.preferencesFailed, error),
  });
  return {
    stored,
    chosen,
    choose: (change: Partial<PreferenceSet>) => setChanged({ ...chosen, ...change }),
    reset: () => setChanged(resetPreferences),
    save: () => saving.send({ body: chosen }),
    isSaving: saving.isPending,
    isSaved: stored.data !== undefined && isSameSet(chosen, saved),
  };
}

export type PreferenceState = ReturnType<typeof usePreferenceSet>;
