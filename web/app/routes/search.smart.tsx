import { lateJobFilters } from "~/features/job-filters/late-job-filters.ts";
import { JobList } from "~/features/job-list/job-list.tsx";
import { OwnJobsChoice } from "~/features/job-list/own-jobs-choice.tsx";
import { EditedSearch } from "~/features/saved-searches/edited-search.tsx";
import { SaveSearchButton } from "~/features/saved-searches/save-search-button.tsx";
import { SavedSearchChips } from "~/features/saved-searches/saved-search-chips.tsx";
import { SmartSearch } from "~/features/smart-search/smart-search.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import type { Route } from "./+types/search.smart";

export const meta: Route.MetaFunction = () => pageTitle("Find Your Perfect Legal Opportunity");

export default function SmartSearchScreen() {
  const isParalegal = useMember().userType === "paralegal";
  return (
    <>
      <PageHead
        title="Find Your Perfect Legal Opportunity"
        lede="Search every open position by keyword, location and terms. Understands abbreviations and typos."
        actions={
          <ButtonLink to={isParalegal ? "/search" : "/jobs"}>
            {isParalegal ? "Intelligent Job Matching" : "Legal Opportunities"}
          </ButtonLink>
        }
      />
      <SmartSearch
        filters={lateJobFilters}
        Save={SaveSearchButton}
        Saved={SavedSearchChips}
        Editing={EditedSearch}
        List={JobList}
        OwnJobs={OwnJobsChoice}
      />
    </>
  );
}
