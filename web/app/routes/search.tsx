import { lateJobFilters } from "~/features/job-filters/late-job-filters.ts";
import { JobList } from "~/features/job-list/job-list.tsx";
import { firstMatches } from "~/features/matches/first-matches.ts";
import { MatchSearch } from "~/features/matches/match-search.tsx";
import { EditedSearch } from "~/features/saved-searches/edited-search.tsx";
import { nothingPreloaded } from "~/lib/nothing-preloaded.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/search";

export const meta: Route.MetaFunction = () => pageTitle("Intelligent Job Matching");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data } = await preload(
    context,
    ask("listIntelligentMatches", firstMatches(url.searchParams)),
    ask("getSearchPreferences"),
  );
  return data;
}
export const clientLoader = nothingPreloaded;

export default function SearchScreen() {
  return (
    <>
      <PageHead
        title="Intelligent Job Matching"
        lede="Every score comes with its reasons. Change your preferences to update your scores."
        actions={<ButtonLink to="/search/smart">Search with All Filters</ButtonLink>}
      />
      <MatchSearch filters={lateJobFilters} Editing={EditedSearch} List={JobList} />
    </>
  );
}
