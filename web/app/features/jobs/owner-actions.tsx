import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import { jobChanges } from "@caseload/contract/lifecycles";
import Copy from "lucide-react/icons/copy";
import Inbox from "lucide-react/icons/inbox";
import LinkIcon from "lucide-react/icons/link";
import Lock from "lucide-react/icons/lock";
import LockOpen from "lucide-react/icons/lock-open";
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

const toggleIcons = { close: <Lock className="icon" />, reopen: <LockOpen className="icon" /> };

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
          <span className={styles.applicants}>
            <ButtonLink variant="primary" block to={`/applicants?job=${id}`}>
              <Inbox className="icon" />
              Applicants{total === undefined ? "" : ` (${total})`}
            </ButtonLink>
          </span>
        )}
        {editable.includes(status) && (
          <span>
            <ButtonLink className="stacked" to={`/jobs/${id}/edit`}>
              <Pencil className="icon" />
              Edit
            </ButtonLink>
          </span>
        )}
        <span>
          <Button
            className="stacked"
            pending={copy.isPending}
            pendingText="Duplicating"
            onClick={() => copy.send({ params: { id } })}
          >
            <Copy className="icon" />
            Duplicate
          </Button>
        </span>
        <span>
          <CopyLink id={id} />
        </span>
        {status === "open" && (
          <span className={styles.apart}>
            <PauseButton id={id} isPaused={job.pausedAt !== null} />
          </span>
        )}
        <span className={styles.apart}>
          <JobToggle
            className="stacked"
            icons={toggleIcons}
            variant={status === "open" ? "danger-quiet" : "secondary"}
            job={job}
            control={control}
          />
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
      className="stacked"
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
    <CopyButton text={`${origin}/jobs/${id}`} done="Link copied" icon={LinkIcon} className="stacked">
      Copy Link
    </CopyButton>
  );
}
