import type { FoundJob } from "@caseload/contract/search/job-search";
import { limits } from "@caseload/contract/limits";
import { keepPreviousData } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { plural } from "~/lib/format.ts";
import type { Input } from "~/lib/api-types.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { MagnifierArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import styles from "./results.module.css";

const kept = { staleTime: limits.searchResultsKeptMs, placeholderData: keepPreviousData };

interface FoundJobsProps {
  query: NonNullable<Input<"readJobSearch">["query"]>;
  Row: ComponentType<{ job: FoundJob }>;
  onClear: () => void;
}

/** How many postings fit, and the postings, a page at a time. */
export function FoundJobs({ query, Row, onClear }: FoundJobsProps) {
  const jobs = useApiPages("searchJobs", { query }, kept);
  const reading = useApi("readJobSearch", { query }, kept).data;
  if (jobs.isPending) return <RowSkeletons />;
  const failed = jobs.error && (
    <InlineAlert
      title="Failed to fetch jobs"
      text={jobs.error.text}
      onRetry={jobs.rows.length > 0 ? jobs.loadMore : jobs.refetch}
    />
  );
  if (jobs.rows.length === 0) return failed ?? <NothingFound query={query} onClear={onClear} />;
  return (
    <section aria-label="Results" aria-busy={jobs.isPlaceholder}>
      <p className={styles.advancedCount} role="status">
        {reading &&
          (reading.more
            ? `${reading.count.toLocaleString("en-US")}+ positions`
            : plural(reading.count, "position"))}
      </p>
      <div className="sheet edge">
        {jobs.rows.map((job) => (
          <Row key={job.id} job={job} />
        ))}
      </div>
      {failed}
      <MoreRows
        shown={jobs.rows.length}
        noun="positions"
        hasMore={jobs.hasMore && !failed}
        loading={jobs.isLoadingMore}
        onMore={jobs.loadMore}
      />
    </section>
  );
}

function NothingFound({ query, onClear }: Pick<FoundJobsProps, "query" | "onClear">) {
  const isFiltered = Object.values(query).some((value) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  );
  return (
    <EmptyState
      art={<MagnifierArt />}
      title="No Opportunities Found"
      text={
        isFiltered
          ? "No open position fits all of these filters. Take one away, or save the search and switch its alerts on."
          : "No position is open at the moment. New ones appear here by themselves."
      }
      action={isFiltered && <Button onClick={onClear}>Clear Filters</Button>}
    />
  );
}
