import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import { jobChanges } from "@caseload/contract/lifecycles";
import Copy from "lucide-react/icons/copy";
import Inbox from "lucide-react/icons/inbox";
import Pause from "lucide-react/icons/pause";
import Pencil from "lucide-react/icons/pencil";
import Play from "lucide-react/icons/play";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useUser } from "~/lib/session.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useSingleCall } from "~/lib/single-call.ts";
import { useDuplicateJob } from "~/lib/use-duplicate-job.ts";
import { useJobStatus } from "~/lib/use-job-status.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { CopyButton } from "~/ui/copy-button.tsx";
import { JobToggle } from "~/ui/job-toggle.tsx";
import { useToast } from "~/ui/toast-context.ts";
import * as styles from "./owner-actions.module.css";

const editable: readonly JobDetail["status"][] = [...jobChanges.revise, ...jobChanges.amend];

/** What the firm does with its own posting. */
export default function OwnerActions({ job }: { job: Pick<JobDetail, "id" | "status" | "pausedAt"> }) {
  const { id, status } = job;
  const mayReview = reviewsApplications(useUser());
  const { data } = useApi("countApplicants", { query: { jobId: id } }, { enabled: mayReview });
  const total = data && Object.values(data.statuses).reduce((sum, count) => sum + count, 0);
  const toast = useToast();
  const copy = useDuplicateJob(toast);
  const control = useJobStatus(id, toast);
  return (
    <UntilReady>
      <div className={styles.ownerActions} role="group" aria-label="Your firm's posting">
        {mayReview && (
          <ButtonLink variant="primary" to={`/applicants?job=${id}`}>
            <Inbox className="icon" />
            Applicants{total === undefined ? "" : ` (${total})`}
          </ButtonLink>
        )}
        {editable.includes(status) && (
          <ButtonLink to={`/jobs/${id}/edit`}>
            <Pencil className="icon" />
            Edit
          </ButtonLink>
        )}
        <Button
          pending={copy.isPending}
          pendingText="Duplicating"
          onClick={() => copy.send({ params: { id } })}
        >
          <Copy className="icon" />
          Duplicate
        </Button>
        <CopyLink id={id} />
        <span className={styles.apart}>
          {status === "open" && <PauseButton id={id} isPaused={job.pausedAt !== null} />}
          <JobToggle variant={status === "open" ? "danger-quiet" : "secondary"} job={job} control={control} />
        </span>
      </div>
    </UntilReady>
  );
}

/** A posting that is paused because applicants wait for an answer resumes when they have one (PRODUCT.md). */
function PauseButton({ id, isPaused }: { id: number; isPaused: boolean }) {
  const toast = useToast();
  const pause = useSingleCall("pauseJob", {
    onSuccess: () => toast.success(postingToasts.paused),
    onError: (error) => toast.failure(postingToasts.pauseFailed, error),
  });
  const resume = useSingleCall("resumeJob", {
    onSuccess: () => toast.success(postingToasts.resumed),
    onError: (error) => toast.failure(postingToasts.resumeFailed, error),
  });
  const { send, isPending } = isPaused ? resume : pause;
  return (
    <Button
      pending={isPending}
      pendingText={isPaused ? "Resuming" : "Pausing"}
      onClick={() => send({ params: { id } })}
    >
      {isPaused ? <Play className="icon" /> : <Pause className="icon" />}
      {isPaused ? "Resume" : "Pause"}
    </Button>
  );
}

/** The server does not know the address under which it is read. */
function CopyLink({ id }: { id: number }) {
  const origin = typeof window === "undefined" ? "" : window.location.origin;
  return (
    <CopyButton text={`${origin}/jobs/${id}`} done="Link copied">
      Copy Link
    </CopyButton>
  );
}
