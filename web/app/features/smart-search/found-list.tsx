import type { FoundJob } from "@caseload/contract/search/job-search";
import { limits } from "@caseload/contract/limits";
import type { ComponentType } from "react";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { Reading } from "./reading.tsx";
import { Order } from "./order.tsx";
import { filtersOf } from "./smart-filters.ts";
import type { SmartSearchState } from "./use-smart-search.ts";
import styles from "./smart-search.module.css";

const kept = {
  staleTime: limits.searchResultsKeptMs,
  placeholderData: <Data,>(before: Data | undefined) => before,
};

export interface SmartSearchParts {
  /** A posting as the job list shows it. */
  Row: ComponentType<{ job: FoundJob }>;
  /** Keeps the search under a name. */
  Save: ComponentType<{ filters: ReturnType<typeof filtersOf> }>;
}

/** How the search was read, and the postings that it finds, a page at a time. */
export function FoundList({ state, Row, Save }: SmartSearchParts & { state: SmartSearchState }) {
  const { given, choose } = state;
  const jobs = useApiPages("searchJobs", { query: given }, kept);
  const reading = useApi("readJobSearch", { query: filtersOf(given) }, kept);
  const failed = jobs.error && (
    <InlineAlert
      title="Failed to fetch jobs"
      text={jobs.error.text}
      onRetry={jobs.rows.length > 0 ? jobs.loadMore : jobs.refetch}
    />
  );
  return (
    <section className={styles.smartFound} aria-label="Results" aria-busy={jobs.isPlaceholder}>
      <div className={styles.smartTally}>
        <Reading reading={reading.data} onSpelling={(keyword) => choose({ keyword })} />
        <Order given={given} onChange={(sort) => choose({ sort })} />
        <Save filters={filtersOf(given)} />
      </div>
      {jobs.isPending && <RowSkeletons />}
      {jobs.rows.length > 0 && (
        <>
          <div className="sheet edge">
            {jobs.rows.map((job) => (
              <Row key={job.id} job={job} />
            ))}
          </div>
          <MoreRows
            shown={jobs.rows.length}
            noun="positions"
            hasMore={jobs.hasMore && !failed}
            loading={jobs.isLoadingMore}
            onMore={jobs.loadMore}
          />
        </>
      )}
      {failed}
      {!failed && !jobs.isPending && jobs.rows.length === 0 && <NothingFound state={state} />}
    </section>
  );
}
