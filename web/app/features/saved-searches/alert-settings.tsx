import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import { alertFrequencies } from "@caseload/contract/search/search-preference-options";
import { Select } from "~/ui/select.tsx";
import { Switch } from "~/ui/switch.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { useSearchChange } from "./use-search-change.ts";
import styles from "./saved-searches.module.css";

/** Whether new jobs are reported, and how often. */
export function AlertSettings({ search }: { search: SavedSearch }) {
  const { change, coming } = useSearchChange(search);
  const isOn = coming.alertEnabled ?? search.alertEnabled;
  return (
    <div className={styles.alertSettings}>
      <Switch checked={isOn} onChange={(event) => change({ alertEnabled: event.currentTarget.checked })}>
        Alerts<VisuallyHidden> for {search.name}</VisuallyHidden>
      </Switch>
      <Select
        label={`How often for ${search.name}`}
        options={alertFrequencies}
        value={coming.frequency ?? search.frequency}
        disabled={!isOn}
        onValueChange={(frequency) => change({ frequency })}
      />
    </div>
  );
}
