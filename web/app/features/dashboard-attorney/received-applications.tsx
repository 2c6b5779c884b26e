import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { ApplicantCard } from "./applicant-card.tsx";
import { SheetFailure } from "./sheet-failure.tsx";
import { SheetSkeleton } from "./sheet-skeleton.tsx";

interface ReceivedApplicationsProps {
  onOpen: (id: number) => void;
  onPostJob: () => void;
}

/** Applications to the firm's jobs, newest first. */
export function ReceivedApplications({ onOpen, onPostJob }: ReceivedApplicationsProps) {
  const list = useApiPages("listReceivedApplications");
  if (list.isPending) return <SheetSkeleton />;
  if (list.error && list.rows.length === 0) {
    return <SheetFailure title="Error Loading Applications" error={list.error} onRetry={list.refetch} />;
  }
  if (list.rows.length === 0) {
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="No applications yet"
        text="They appear here the moment a paralegal applies to one of your postings."
        action={<Button onClick={onPostJob}>Post New Job</Button>}
      />
    );
  }
  return (
    <>
      <ul className="applicants">
        {list.rows.map((application) => (
          <ApplicantCard key={application.id} application={application} onOpen={onOpen} />
        ))}
      </ul>
      <MoreRows
        shown={list.rows.length}
        noun="applications"
        hasMore={list.hasMore}
        loading={list.isLoadingMore}
        onMore={list.loadMore}
      />
    </>
  );
}
