import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import { clip, docketNumber } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { MoreRows } from "~/ui/more-rows.tsx";
import { Segmented } from "~/ui/segmented.tsx";
import { Select } from "~/ui/select.tsx";
import { ApplicantCard } from "./applicant-card.tsx";
import styles from "./applicants.module.css";
import { SheetFailure, SheetSkeleton } from "./sheet-states.tsx";
import { useApplicantOrder, type ApplicantOrder } from "./use-applicant-order.ts";

interface ApplicantsBarProps {
  /** Those on the page: their postings can be chosen too. */
  rows: readonly ReceivedApplication[];
  jobId: number | null;
  order: ApplicantOrder;
  onChoose: (jobId: number | null, order: ApplicantOrder) => void;
}

const all = "all";
/** Characters of a title in the list of postings. */
const titleLength = 60;
const orders = [
  { value: "newest", label: "Newest" },
  { value: "match", label: "Best match" },
] as const;

/** One posting or all, and, for one, in which order. */
function ApplicantsBar({ rows, jobId, order, onChoose }: ApplicantsBarProps) {
  const own = useApiPages("listAttorneyJobs", { params: { userId: useMember().id } });
  const titles = new Map<number, string>();
  for (const job of own.rows) if (job.applicants.total > 0) titles.set(job.id, job.title);
  for (const { job } of rows) titles.set(job.id, job.title);
  const options = [...titles]
    .toSorted(([one], [other]) => other - one)
    .map(([id, title]) => ({
      value: String(id),
      label: `${docketNumber(id)}, ${clip(title, titleLength)}`,
    }));
  if (jobId !== null && !titles.has(jobId))
    options.unshift({ value: String(jobId), label: docketNumber(jobId) });
  return (
    <div className={styles.applicantsBar}>
      <Select
        label="Posting"
        options={[{ value: all, label: "All postings" }, ...options]}
        value={jobId === null ? all : String(jobId)}
        onValueChange={(value) => onChoose(value === all ? null : Number(value), order)}
      />
      {jobId === null ? (
        <span className="small faint">Choose a posting to order its applicants by match.</span>
      ) : (
        <Segmented label="Order" options={orders} value={order} onChange={(next) => onChoose(jobId, next)} />
      )}
    </div>
  );
}

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
      <ul className={styles.applicants}>
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
