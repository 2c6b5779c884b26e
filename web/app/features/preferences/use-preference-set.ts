import type { AdvancedFilters } from "@caseload/contract/search/advanced-filters";
import { toasts } from "@caseload/contract/toasts";
import { useState } from "react";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useApi } from "~/lib/use-api.ts";
import { useToast } from "~/ui/toast-context.ts";
import { isSameSet, preferenceSet, resetPreferences, type PreferenceSet } from "./preference-set.ts";

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
