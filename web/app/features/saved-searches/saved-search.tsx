import type { SavedSearch } from "@caseload/contract/search/saved-searches";
import type { ComponentType } from "react";
import type { JobListProps } from "~/lib/job-list-parts.ts";
import { searchWords } from "~/lib/search-words.ts";
import { useMember } from "~/lib/session.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { BackLink } from "~/ui/back-link.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { AlertSettings } from "./alert-settings.tsx";
import * as styles from "./saved-searches.module.css";
import { editAddress } from "./search-screens.ts";

interface SavedSearchPageProps {
  search: SavedSearch;
  /** Shows the postings. */
  List: ComponentType<JobListProps>;
}

/** A saved search: its filters, its alerts, and the jobs that it finds now. */
export function SavedSearchPage({ search, List }: SavedSearchPageProps) {
  const editPath = editAddress(search, useMember().userType);
  const filterTexts = searchWords(search);
  return (
    <>
      <BackLink to="/search/saved">All Saved Searches</BackLink>
      <PageHead
        title={search.name}
        lede={filterTexts.length > 0 ? undefined : "All open positions."}
        actions={editPath !== null && <ButtonLink to={editPath}>Edit Filters</ButtonLink>}
      />
      <div className={styles.searchHead}>
        {filterTexts.length > 0 && <TagList tags={filterTexts} />}
        <AlertSettings search={search} />
      </div>
      <SavedSearchJobs searchId={search.id} List={List} />
    </>
  );
}

/** Newest first. */
function SavedSearchJobs({ searchId, List }: { searchId: number } & Pick<SavedSearchPageProps, "List">) {
  const jobs = useApiPages("listSavedSearchJobs", { params: { id: searchId } });
  return (
    <PagedList
      list={jobs}
      noun="positions"
      errorTitle="Failed to fetch jobs"
      empty={
        <EmptyState
          art={<MagnifierArt />}
          title="No Opportunities Found"
          text="No open positions match this search today. New ones appear here automatically."
        />
      }
    >
      {(rows) => <List jobs={rows} />}
    </PagedList>
  );
}
