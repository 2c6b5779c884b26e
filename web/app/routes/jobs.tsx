import { JobList } from "~/features/job-list/job-list.tsx";
import { OwnJobsChoice } from "~/features/job-list/own-jobs-choice.tsx";
import { JobSearch } from "~/features/jobs/job-search.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/jobs";

export const meta: Route.MetaFunction = () => pageTitle("Legal Opportunities");

export default function JobsScreen() {
  return (
    <>
      <PageHead
        title="Legal Opportunities"
        lede="Assignments from law firms. The supervising attorney sets the rate and hours."
        actions={<ButtonLink to="/search/smart">Search with All Filters</ButtonLink>}
      />
      <JobSearch List={JobList} OwnJobs={OwnJobsChoice} />
    </>
  );
}
