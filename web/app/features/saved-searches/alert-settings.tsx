import type { SavedSearch, SavedSearchChange } from "@caseload/contract/search/saved-searches";
import { alertFrequencies } from "@caseload/contract/search/search-preference-options";
import { searchToasts } from "@caseload/contract/search/search-toasts";
import { useApiCall } from "~/lib/use-api-call.ts";
import { Select } from "~/ui/select.tsx";
import { Switch } from "~/ui/switch.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import * as styles from "./saved-searches.module.css";

/** Whether a saved search sends alerts, and how often. */
export function AlertSettings({ search }: { search: SavedSearch }) {
  const { change, pendingChange } = useSearchChange(search);
  const isOn = pendingChange.alertEnabled ?? search.alertEnabled;
  return (
    <div className={styles.alertSettings}>
      <Switch checked={isOn} onChange={(event) => change({ alertEnabled: event.currentTarget.checked })}>
        Alerts<VisuallyHidden> for {search.name}</VisuallyHidden>
      </Switch>
      <Select
        label={`How often for ${search.name}`}
        className={styles.alertFrequency}
        options={alertFrequencies}
        value={pendingChange.frequency ?? search.frequency}
        disabled={!isOn}
        onValueChange={(frequency) => change({ frequency })}
      />
    </div>
  );
}

/** Changes apply at once. */
function useSearchChange({ id }: SavedSearch) {
  const toast = useToast();
  const { mutate, isPending, variables } = useApiCall("changeSavedSearch", {
    onError: (error) => toast.failure(searchToasts.searchFailed, error),
  });
  return {
    change: (body: SavedSearchChange) => mutate({ params: { id }, body }),
    /** The change that is being saved. */
    pendingChange: isPending ? variables.body : {},
  };
}
