import { SavedSearches } from "~/features/saved-searches/saved-searches.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/search.saved";

export const meta: Route.MetaFunction = () => pageTitle("Saved Searches");

export default function SavedSearchesScreen() {
  return (
    <>
      <PageHead
        title="Saved Searches"
        lede="We alert you once per new job: instantly, daily or weekly at 8 AM."
      />
      <SavedSearches />
    </>
  );
}
