import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { jobChanges } from "@caseload/contract/lifecycles";
import Copy from "lucide-react/icons/copy";
import Inbox from "lucide-react/icons/inbox";
import Pencil from "lucide-react/icons/pencil";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useUser } from "~/lib/session.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useApi } from "~/lib/use-api.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { CopyButton } from "~/ui/copy-button.tsx";
import { JobToggle } from "~/ui/job-toggle.tsx";
import { useDuplicateJob } from "~/ui/use-duplicate-job.ts";
import * as styles from "./owner-actions.module.css";

const editable: readonly JobDetail["status"][] = [...jobChanges.revise, ...jobChanges.amend];

/** What the firm does with its own posting. */
export default function OwnerActions({ job }: { job: Pick<JobDetail, "id" | "status"> }) {
  const { id, status } = job;
  const mayReview = reviewsApplications(useUser());
  const { data } = useApi("countApplicants", { query: { jobId: id } }, { enabled: mayReview });
  const total = data && Object.values(data.statuses).reduce((sum, count) => sum + count, 0);
  const copy = useDuplicateJob();
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
        <JobToggle
          className={styles.apart}
          variant={status === "open" ? "danger-quiet" : "secondary"}
          job={job}
        />
      </div>
    </UntilReady>
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
