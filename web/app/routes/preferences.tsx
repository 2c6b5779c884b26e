import { pageTitle } from "~/lib/page-title.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/preferences";
import { useNavigate } from "react-router";
import { resultsOf } from "~/lib/advanced-address.ts";
import { LoadedPreferenceFields, PreferenceButtons } from "../features/preferences/preference-fields.tsx";
import { usePreferenceSet } from "../features/preferences/use-preference-set.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "../features/preferences/preferences.module.css";

export const meta: Route.MetaFunction = () => pageTitle("Search Preferences");

export default function PreferencesScreen() {
  return (
    <>
      <PageHead
        title="Search Preferences"
        lede="Advanced Search starts with these filters, and alerts use them."
        actions={<ButtonLink to="/search/saved">Saved Searches</ButtonLink>}
      />
      <PreferencesForm />
    </>
  );
}

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
