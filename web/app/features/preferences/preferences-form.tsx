import { useNavigate } from "react-router";
import { resultsOf } from "~/lib/advanced-address.ts";
import { LoadedPreferenceFields, PreferenceButtons } from "./preference-fields.tsx";
import { usePreferenceSet } from "./use-preference-set.ts";
import { classNames } from "~/ui/class-names.ts";
import styles from "./preferences.module.css";

/** Advanced Search Filters as a page. */
export function PreferencesForm() {
  const navigate = useNavigate();
  const state = usePreferenceSet();
  return (
    <form
      className={classNames("sheet edge", styles.page)}
      aria-label="Search preferences"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(resultsOf(state.chosen));
      }}
    >
      <LoadedPreferenceFields state={state} />
      <PreferenceButtons state={state} />
    </form>
  );
}
