import { Button } from "~/ui/button.tsx";
import type { PreferenceState } from "./use-preference-set.ts";
import styles from "./preferences.module.css";

/** Reset Filters, Save Preferences, and the submit button of the form around them. */
export function PreferenceButtons({ state }: { state: PreferenceState }) {
  const { stored, reset, save, isSaving, isSaved } = state;
  return (
    <div className={styles.preferenceButtons}>
      <Button variant="ghost" disabled={stored.isPending} onClick={reset}>
        Reset Filters
      </Button>
      <Button
        disabled={stored.isPending || (isSaved && !isSaving)}
        pending={isSaving}
        pendingText="Saving"
        onClick={save}
      >
        Save Preferences
      </Button>
      <Button variant="primary" type="submit" disabled={stored.isPending}>
        Search with Filters
      </Button>
    </div>
  );
}
