import type { OwnJob } from "@caseload/contract/jobs";
import { mayMove, pauseMoves, standingOf } from "@caseload/contract/lifecycles";
import { useMember } from "~/lib/session.ts";
import { useResume } from "~/lib/use-resume.ts";
import { Button, ButtonLink } from "~/ui/button.tsx";

interface ResumeButtonProps {
  job: OwnJob;
  /** The element that names the posting. */
  titleId: string;
}

/** What a paused posting needs: its applicants answered, or the word to go on. */
export function ResumeButton({ job, titleId }: ResumeButtonProps) {
  const mayReview = useMember().permissions.includes("application:review");
  const { resume, isPending } = useResume(job.id);
  if (!mayMove(standingOf(job), pauseMoves.resume)) return null;
  if (job.silence.mayResume)
    return (
      <Button
        size="sm"
        variant="go"
        aria-describedby={titleId}
        pending={isPending}
        pendingText="Resuming"
        onClick={resume}
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
