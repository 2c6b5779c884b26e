import { useNavigate } from "react-router";
import { resultsOf } from "~/lib/advanced-address.ts";
import { AnsweredPreferences } from "./answered-preferences.tsx";
import { PreferenceButtons } from "./preference-buttons.tsx";
import { usePreferenceSet } from "./use-preference-set.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./preferences.module.css";

/** Advanced Search Filters as a page. */
export function PreferencesForm() {
  const navigate = useNavigate();
  const state = usePreferenceSet();
  return (
    <form
      className={classNames("sheet edge", styles.preferencePage)}
      aria-label="Search preferences"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(resultsOf(state.chosen));
      }}
    >
      <AnsweredPreferences state={state} />
      <PreferenceButtons state={state} />
    </form>
  );
}
