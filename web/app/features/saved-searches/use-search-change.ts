import type { SavedSearch, SavedSearchChange } from "@caseload/contract/search/saved-searches";
import { toasts } from "@caseload/contract/toasts";
import { errorText } from "~/lib/api-error.ts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { useToast } from "~/ui/toast-context.ts";

/** Changes that take effect at once: the alert switch, and how often. */
export function useSearchChange({ id }: SavedSearch) {
  const toast = useToast();
  const { mutate, isPending, variables } = useApiCall("changeSavedSearch", {
    onError: (error) => toast.failure(toasts.searchFailed.title, errorText(error, toasts.searchFailed.text)),
  });
  return {
    change: (body: SavedSearchChange) => mutate({ params: { id }, body }),
    /** What was pressed and is on its way. */
    coming: isPending ? variables.body : {},
  };
}
