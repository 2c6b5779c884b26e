import { PreferencesForm } from "~/features/preferences/preferences-form.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/preferences";

export const meta: Route.MetaFunction = () => pageTitle("Search Preferences");

export default function PreferencesScreen() {
  return (
    <>
      <PageHead
        title="Search Preferences"
        lede="Advanced Search Filters open with these, and alerts follow them."
        actions={<ButtonLink to="/search/saved">Saved Searches</ButtonLink>}
      />
      <PreferencesForm />
    </>
  );
}
