import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { mayMove, pauseMoves } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import { useMember } from "~/lib/session.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useToast } from "~/ui/toast-context.ts";
import { errorText } from "~/lib/api.ts";
import { postingToasts } from "@caseload/contract/jobs/posting-toasts";
import { Button, ButtonLink } from "~/ui/button.tsx";

interface ResumeButtonProps {
  job: OwnJob;
  /** The element that names the posting. */
  titleId: string;
}

/** What a paused posting needs: its applicants answered, or the word to go on. */
export function ResumeButton({ job, titleId }: ResumeButtonProps) {
  const mayReview = useMember().permissions.includes("application:review");
  const { send, isPending } = useResume();
  if (!mayMove(standingOf(job), pauseMoves.resume)) return null;
  if (job.silence.mayResume)
    return (
      <Button
        size="sm"
        variant="go"
        aria-describedby={titleId}
        pending={isPending}
        pendingText="Resuming"
        onClick={() => send({ params: { id: job.id } })}
      >
        Resume
      </Button>
    );
  if (!mayReview) return null;
  return (
    <ButtonLink
      size="sm"
      variant="go"
      to={`?tab=applications&job=${job.id}`}
      preventScrollReset
      aria-describedby={titleId}
    >
      Answer Applicants
    </ButtonLink>
  );
}

function useResume() {
  const toast = useToast();
  return useSingleCall("resumeJob", {
    changes: [
      "listAttorneyJobs",
      "listManagedJobs",
      "countManagedJobs",
      "listJobs",
      "countJobs",
      "getJob",
      "dashboardStats",
    ],
    onSuccess: () => toast.success(postingToasts.resumed.title, postingToasts.resumed.text),
    onError: (error) =>
      toast.failure(postingToasts.resumeFailed.title, errorText(error, postingToasts.resumeFailed.text)),
  });
}
