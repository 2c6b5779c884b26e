import type { OwnJob } from "@caseload/contract/jobs";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMember } from "~/lib/session.ts";
import { LampArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { ListingRow } from "./listing-row.tsx";
import { SheetFailure } from "./sheet-failure.tsx";
import { SheetSkeleton } from "./sheet-skeleton.tsx";

interface JobListingsProps {
  onPostJob: () => void;
  /** Opens a posting that is not live yet for another try. */
  onRevise: (job: OwnJob) => void;
}

/** One's own postings, newest first. */
export function JobListings({ onPostJob, onRevise }: JobListingsProps) {
  const { id } = useMember();
  const list = useApiPages("listAttorneyJobs", { params: { userId: id } });
  if (list.isPending) return <SheetSkeleton />;
  if (list.error && list.rows.length === 0) {
    return (
      <SheetFailure title="Your listings could not be loaded" error={list.error} onRetry={list.refetch} />
    );
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState
        bare
        art={<LampArt />}
        title="No listings yet"
        text="Describe the work once; paralegals who have done it before apply with a cover letter."
        action={<Button onClick={onPostJob}>Post New Job</Button>}
      />
    );
  }
  return (
    <>
      <ul className="listings">
        {list.rows.map((job) => (
          <ListingRow key={job.id} job={job} onRevise={onRevise} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="listings"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}
