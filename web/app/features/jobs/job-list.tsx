import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { MagnifierArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { isFiltered, type JobFilters } from "./job-filters.ts";
import { JobRow } from "./job-row.tsx";
import styles from "./job-search.module.css";

interface JobListProps {
  filters: JobFilters;
  onClear: () => void;
}

/** The postings that the filters leave, a page at a time. */
export function JobList({ filters, onClear }: JobListProps) {
  const jobs = useApiPages("listJobs", { query: filters });
  const total = useApi("countJobs", { query: filters }).data?.count;
  if (jobs.isPending) return <RowSkeletons />;
  const failed = jobs.error && (
    <InlineAlert
      title="Failed to fetch jobs"
      text={jobs.error.text}
      onRetry={jobs.rows.length > 0 ? jobs.loadMore : jobs.refetch}
    />
  );
  if (jobs.rows.length === 0) return failed ?? <NoJobs isFiltered={isFiltered(filters)} onClear={onClear} />;
  return (
    <>
      <div className="sheet edge">
        {jobs.rows.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </div>
      {failed}
      <div className={styles.pager}>
        <span role="status">
          Showing {jobs.rows.length} of {Math.max(total ?? 0, jobs.rows.length)}
        </span>
        {jobs.hasMore && (
          <Button size="sm" pending={jobs.isLoadingMore} pendingText="Loading" onClick={jobs.loadMore}>
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

function NoJobs({ isFiltered: filtered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <EmptyState
      art={<MagnifierArt />}
      title="No Opportunities Found"
      text={
        filtered
          ? "No posting fits these filters. Clear them to see every position."
          : "No law office has posted a position yet. New ones appear here by themselves."
      }
      action={filtered && <Button onClick={onClear}>Clear Filters</Button>}
    />
  );
}
