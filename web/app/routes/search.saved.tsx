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
        lede="New jobs that they find are reported to you, each once: at once, every day at 8:00, or every Monday at 8:00."
      />
      <SavedSearches />
    </>
  );
}
