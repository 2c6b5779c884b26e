import { useApiPages } from "~/lib/use-api-pages.ts";
import { MagnifierArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { RowSkeletons } from "~/ui/skeleton.tsx";
import { JobRow } from "./job-row.tsx";

/** What a saved search finds now, newest first. */
export function SavedSearchJobs({ searchId }: { searchId: number }) {
  const jobs = useApiPages("listSavedSearchJobs", { params: { id: searchId } });
  if (jobs.isPending) return <RowSkeletons />;
  const failed = jobs.error && (
    <InlineAlert
      title="Failed to fetch jobs"
      text={jobs.error.text}
      onRetry={jobs.rows.length > 0 ? jobs.loadMore : jobs.refetch}
    />
  );
  if (jobs.rows.length === 0 && !jobs.hasMore) {
    return (
      failed ?? (
        <EmptyState
          art={<MagnifierArt />}
          title="No Opportunities Found"
          text="No open position fits this search today. New ones appear here by themselves."
        />
      )
    );
  }
  return (
    <>
      <div className="sheet edge">
        {jobs.rows.map((job) => (
          <JobRow key={job.id} job={job} />
        ))}
      </div>
      {failed}
      <MoreRows
        shown={jobs.rows.length}
        noun="positions"
        hasMore={jobs.hasMore}
        loading={jobs.isLoadingMore}
        onMore={jobs.loadMore}
      />
    </>
  );
}
