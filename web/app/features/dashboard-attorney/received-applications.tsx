import { DrawerArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { ApplicantCard } from "./applicant-card.tsx";
import { ApplicantsBar } from "./applicants-bar.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./applicants.module.css";
import attorneyDashboardStyles from "./attorney-dashboard.module.css";
import { SheetFailure } from "./sheet-failure.tsx";
import { SheetSkeleton } from "./sheet-skeleton.tsx";
import { useApplicantOrder, type ApplicantOrder } from "./use-applicant-order.ts";

interface ReceivedApplicationsProps {
  /** Null: all postings. */
  jobId: number | null;
  order: ApplicantOrder;
  onChoose: (jobId: number | null, order: ApplicantOrder) => void;
  onOpen: (id: number) => void;
  onPostJob: () => void;
}

/** Applications to the firm's jobs, newest first, or those to one posting by fit. */
export function ReceivedApplications({ onOpen, onPostJob, ...choice }: ReceivedApplicationsProps) {
  const list = useApplicantOrder(choice.jobId, choice.order);
  if (!list.isPending && !list.error && list.rows.length === 0 && choice.jobId === null) {
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
      <ApplicantsBar rows={list.rows} {...choice} />
      <Applicants list={list} onOpen={onOpen} onAll={() => choice.onChoose(null, choice.order)} />
    </>
  );
}

interface ApplicantsProps {
  list: ReturnType<typeof useApplicantOrder>;
  onOpen: (id: number) => void;
  onAll: () => void;
}

function Applicants({ list, onOpen, onAll }: ApplicantsProps) {
  if (list.error && list.rows.length === 0) {
    return <SheetFailure title="Error Loading Applications" error={list.error} onRetry={list.refetch} />;
  }
  if (list.isPending) return <SheetSkeleton />;
  if (list.rows.length === 0) {
    return (
      <EmptyState
        bare
        art={<DrawerArt />}
        title="No applications to this posting"
        text="They appear here the moment a paralegal applies to it."
        action={<Button onClick={onAll}>All postings</Button>}
      />
    );
  }
  return (
    <>
      {list.matchError && (
        <SheetFailure
          title="The matches could not be loaded"
          error={list.matchError}
          onRetry={list.retryMatches}
        />
      )}
      <ul className={classNames(styles.applicants, attorneyDashboardStyles.applicants)}>
        {list.rows.map((application) => (
          <ApplicantCard
            key={application.id}
            application={application}
            match={list.matchOf(application)}
            onOpen={onOpen}
          />
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
