import type { FoundJob, SearchReading } from "@caseload/contract/search/job-search";
import { limits } from "@caseload/contract/limits";
import { searchSorts, type SearchSort } from "@caseload/contract/search/job-search-options";
import type { ComponentType } from "react";
import { plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { MagnifierArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Select } from "~/ui/select.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { appliedParts } from "./applied-parts.ts";
import { filtersOf, type SmartFilters } from "./smart-filters.ts";
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

interface ReadingProps {
  /** Undefined while it is on its way, or could not be had. */
  reading: SearchReading | undefined;
  onSpelling: (keyword: string) => void;
}

/** How many positions there are, and how the words were taken. */
function Reading({ reading, onSpelling }: ReadingProps) {
  if (!reading) return <div className={styles.smartReading} />;
  const { count, more, didYouMean, relaxed, place } = reading;
  return (
    <div className={styles.smartReading}>
      <p className={styles.found} role="status">
        {more ? `${count.toLocaleString("en-US")}+ positions` : plural(count, "position")}
      </p>
      {didYouMean !== null && (
        <p className="small muted">
          Did you mean{" "}
          <button type="button" className="link" onClick={() => onSpelling(didYouMean)}>
            {didYouMean}
          </button>
          ?
        </p>
      )}
      {relaxed && count > 0 && (
        <p className="small muted">No posting has all of these words; these have most of them.</p>
      )}
      {place !== null && <p className="small muted">Miles count from {place}.</p>}
    </div>
  );
}

interface OrderProps {
  given: SmartFilters;
  onChange: (sort: SearchSort) => void;
}

/** Without words there is nothing to match best, and the newest come first. */
function Order({ given: { keyword, sort }, onChange }: OrderProps) {
  if (keyword === undefined) return null;
  return (
    <Select
      label="Sort by"
      className={styles.smartOrder}
      options={searchSorts}
      value={sort ?? "relevance"}
      onValueChange={onChange}
    />
  );
}

function NothingFound({ state: { given, clear } }: { state: SmartSearchState }) {
  const isNarrowed = appliedParts(given).length > 0;
  return (
    <EmptyState
      art={<MagnifierArt />}
      title="No Opportunities Found"
      text={
        isNarrowed
          ? "No posting fits all of this. Take a filter away, or save the search and look again later."
          : "No position is open at the moment. New ones appear here by themselves."
      }
      action={isNarrowed && <Button onClick={clear}>Clear Filters</Button>}
    />
  );
}
