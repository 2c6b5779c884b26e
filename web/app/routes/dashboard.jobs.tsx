import { JobList } from "~/features/job-list/job-list.tsx";
import { AdvancedResults } from "~/features/preferences/advanced-results.tsx";
import { EditedSearch } from "~/features/saved-searches/edited-search.tsx";
import { SaveSearchButton } from "~/features/saved-searches/save-search-button.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import type { Route } from "./+types/dashboard.jobs";

export const meta: Route.MetaFunction = () => pageTitle("Search Results");

export default function AdvancedResultsScreen() {
  return <AdvancedResults Save={SaveSearchButton} Editing={EditedSearch} List={JobList} />;
}
