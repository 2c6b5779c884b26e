import type { JobDetail } from "@caseload/contract/jobs/jobs";
import Inbox from "lucide-react/icons/inbox";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useUser } from "~/lib/session.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { CopyButton } from "~/ui/copy-button.tsx";
import * as styles from "./owner-actions.module.css";

/** What the firm does with its own posting. */
export default function OwnerActions({ job: { id } }: { job: Pick<JobDetail, "id"> }) {
  const mayReview = reviewsApplications(useUser());
  const { data } = useApi("countApplicants", { query: { jobId: id } }, { enabled: mayReview });
  const total = data && Object.values(data.statuses).reduce((sum, count) => sum + count, 0);
  return (
    <UntilReady>
      <div className={styles.ownerActions}>
        {mayReview && (
          <ButtonLink variant="primary" to={`/applicants?job=${id}`}>
            <Inbox className="icon" />
            Applicants{total === undefined ? "" : ` (${total})`}
          </ButtonLink>
        )}
        <CopyLink id={id} />
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
