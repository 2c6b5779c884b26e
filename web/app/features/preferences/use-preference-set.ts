import type { AdvancedFilters } from "@caseload/contract/search/advanced-filters";
import { defaultPreferences } from "@caseload/contract/search/search-preference-options";
import type { SearchPreferences } from "@caseload/contract/search/search-preferences";
import { toasts } from "@caseload/contract/toasts";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useToast } from "~/ui/toast-context.ts";

// What Advanced Search Filters and /preferences edit of a person's search preferences (SPEC.md section 3).

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

type PreferenceSet = Pick<SearchPreferences, (typeof keys)[number]>;

/** The matching page's part of the record stays out of it. */
const preferenceSet = (all: PreferenceSet): PreferenceSet =>
  Object.fromEntries(keys.map((key) => [key, all[key]])) as PreferenceSet;

/** SPEC.md section 4 "Reset Filters". */
export const resetPreferences = preferenceSet(defaultPreferences);

const isSameSet = (one: PreferenceSet, other: PreferenceSet): boolean =>
  JSON.stringify(preferenceSet(one)) === JSON.stringify(preferenceSet(other));

/**
 * The set as it is being chosen: the saved one until somebody changes it.
 * @param applied filters that stand before the saved ones, because they are in force where the set is opened
 */
export function usePreferenceSet(applied?: AdvancedFilters) {
  const toast = useToast();
  const stored = useApi("getSearchPreferences");
  const [changed, setChanged] = useState<PreferenceSet | null>(null);
  const saved = preferenceSet(stored.data ?? resetPreferences);
  const chosen = changed ?? { ...saved, ...applied };
  const saving = useSingleCall("saveSearchPreferences", {
    onSuccess: () => toast.success(toasts.filtersSaved.title, toasts.filtersSaved.text),
    onError: (error) =>
      toast.failure(toasts.preferencesFailed.title, errorText(error, toasts.preferencesFailed.text)),
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
