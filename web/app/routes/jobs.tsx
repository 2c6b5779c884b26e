import { lateJobFilters } from "~/features/job-filters/late-job-filters.ts";
import { JobList } from "~/features/job-list/job-list.tsx";
import { OwnJobsChoice } from "~/features/job-list/own-jobs-choice.tsx";
import { readFilters } from "~/features/jobs/job-filters.ts";
import { JobSearch } from "~/features/jobs/job-search.tsx";
import { nothingPreloaded } from "~/lib/nothing-preloaded.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { ask, askPage, preload } from "~/lib/preload.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/jobs";

export const meta: Route.MetaFunction = () => pageTitle("Legal Opportunities");

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readFilters(url.searchParams);
  const { data } = await preload(
    context,
    askPage("listJobs", { query }),
    ask("countJobs", { query }),
    ask("countJobs", { query: { status: "open" } }),
  );
  return data;
}
export const clientLoader = nothingPreloaded;

export default function JobsScreen() {
  return (
    <>
      <PageHead
        title="Legal Opportunities"
        lede="Assignments from law firms. The supervising attorney sets the rate and hours."
        actions={<ButtonLink to="/search/smart">Search with All Filters</ButtonLink>}
        briefOnPhones
      />
      <JobSearch filters={lateJobFilters} List={JobList} OwnJobs={OwnJobsChoice} />
    </>
  );
}
