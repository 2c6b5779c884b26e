import { limits } from "@caseload/contract/limits";
import type { JobSearchFilters, SearchReading } from "@caseload/contract/search/job-search";
import { searchSorts, type SearchSort } from "@caseload/contract/search/job-search-options";
import { keepPreviousData } from "@tanstack/react-query";
import { Suspense, type ComponentType } from "react";
import type { JobListProps, OwnJobsChoiceProps } from "~/lib/job-list-parts.ts";
import { narrowingCount } from "~/lib/narrowing-counts.tsx";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { lazyPart } from "~/ui/lazy-part.ts";
import { PagedList } from "~/ui/paged-list.tsx";
import { Select } from "~/ui/select.tsx";
import { appliedFilters } from "./applied-filters.ts";
import { filtersOf, type SearchFilters } from "./search-filters.ts";
import type { SmartSearchState } from "./smart-search.tsx";
import * as styles from "./smart-search.module.css";

const NarrowingFilters = lazyPart(() => import("~/ui/narrowing-filters.tsx"));

/** SPEC.md section 9; the previous results stay visible until the next arrive. */
const cacheOptions = { staleTime: limits.searchResultsKeptMs, placeholderData: keepPreviousData };

interface SearchResultsProps {
  state: SmartSearchState;
  /** Saves the search under a name. */
  Save: ComponentType<{ filters: JobSearchFilters }>;
  /** Shows the postings. */
  List: ComponentType<JobListProps>;
  OwnJobs: ComponentType<OwnJobsChoiceProps>;
}

/** How the search text was interpreted, and the postings that match, a page at a time. */
export function SearchResults({ state, Save, List, OwnJobs }: SearchResultsProps) {
  const { filters, apply } = state;
  const jobs = useApiPages("searchJobs", { query: filters }, cacheOptions);
  const reading = useApi("readJobSearch", { query: filtersOf(filters) }, cacheOptions);
  return (
    <section className={styles.results} aria-label="Results" aria-busy={jobs.isPlaceholder}>
      <div className={styles.resultsHead}>
        <Summary reading={reading.data} onSpelling={(keyword) => apply({ keyword })} />
        <OwnJobs own={filters.own} onChange={(own) => apply({ own })} />
        <SortSelect filters={filters} onChange={(sort) => apply({ sort })} />
        {/* Alerts report new jobs, which nobody has saved or hidden yet. */}
        {filters.own === undefined && <Save filters={filtersOf(filters)} />}
      </div>
      <PagedList
        list={{ ...jobs, hasMore: jobs.hasMore && !jobs.error }}
        noun="positions"
        errorTitle="Failed to fetch jobs"
        empty={<NoResults state={state} />}
      >
        {(rows) => <List jobs={rows} />}
      </PagedList>
    </section>
  );
}

interface SummaryProps {
  /** Undefined while it loads, or where it failed to load. */
  reading: SearchReading | undefined;
  onSpelling: (keyword: string) => void;
}

/** The number of positions, and how the search text was interpreted. */
function Summary({ reading, onSpelling }: SummaryProps) {
  if (!reading) return <div className={styles.summary} />;
  const { count, more, didYouMean, relaxed, place } = reading;
  return (
    <div className={styles.summary}>
      <p className={styles.resultCount} role="status">
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
        <p className="small muted">No postings contain all of these words. These contain most of them.</p>
      )}
      {place !== null && <p className="small muted">Distance from {place}.</p>}
    </div>
  );
}

interface SortSelectProps {
  filters: SearchFilters;
  onChange: (sort: SearchSort) => void;
}

/** Without search text there is no relevance, and the newest come first. */
function SortSelect({ filters: { keyword, sort }, onChange }: SortSelectProps) {
  if (keyword === undefined) return null;
  return (
    <Select
      label="Sort by"
      className={styles.sortSelect}
      options={searchSorts}
      value={sort ?? "relevance"}
      onValueChange={onChange}
    />
  );
}

function NoResults({ state: { filters, replace, clear } }: { state: SmartSearchState }) {
  const applied = appliedFilters(filters);
  const isNarrowed = applied.length > 0;
  return (
    <EmptyState
      art={<MagnifierArt />}
      title="No Opportunities Found"
      text={
        isNarrowed
          ? "No postings match all of these filters. Remove one, or save the search and check back later."
          : "No positions are open right now. New ones appear here automatically."
      }
      action={
        isNarrowed && (
          <>
            <Suspense>
              <NarrowingFilters
                filters={applied.map(({ label, alone, rest }) => ({
                  label,
                  count: narrowingCount({ search: filtersOf(alone) }, { search: filtersOf(rest) }),
                  onRemove: () => replace(rest),
                }))}
              />
            </Suspense>
            <Button onClick={clear}>Clear Filters</Button>
          </>
        )
      }
    />
  );
}
