import { activeContractMessage } from "@caseload/contract/jobs/posting-messages";
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { jobMoves, mayMove } from "@caseload/contract/lifecycles";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";

interface JobToggleProps extends Pick<ComponentProps<typeof Button>, "className" | "size" | "variant"> {
  /** Without `filledBy`, the server's answer asks about a live contract. */
  job: Pick<OwnJob, "id" | "status"> & Partial<Pick<OwnJob, "filledBy">>;
  /** Of ~/lib/use-job-status.ts. */
  control: {
    change: (status: "open" | "closed", confirm?: boolean) => void;
    isPending: boolean;
    question: string | null;
    setQuestion: (question: string | null) => void;
  };
  /** Icons of the two. */
  icons?: { readonly close: ReactNode; readonly reopen: ReactNode };
  /** The element that names the posting. */
  titleId?: string;
}

/** Close or Reopen (SPEC.md section 4); approving a posting opens it, not this button. */
export function JobToggle({ job, control, titleId, icons, ...look }: JobToggleProps) {
  const { status } = job;
  const mayClose = mayMove(status, jobMoves.close);
  const mayReopen = status === "closed" || status === "filled";
  const { change, isPending, question, setQuestion } = control;
  if (!mayClose && !mayReopen) return null;
  return (
    <>
      <Button
        {...look}
        aria-describedby={titleId}
        pending={isPending && question === null}
        pendingText={mayClose ? "Closing" : "Reopening"}
        onClick={() =>
          job.filledBy ? setQuestion(activeContractMessage) : change(mayClose ? "closed" : "open")
        }
      >
        {icons?.[mayClose ? "close" : "reopen"]}
        {mayClose ? "Close" : "Reopen"}
      </Button>
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(open) => !open && setQuestion(null)}
        title="Reopen this job?"
        text={question}
        tone="primary"
        confirmLabel="Reopen Job"
        pendingLabel="Reopening"
        pending={isPending}
        onConfirm={() => change("open", true)}
      />
    </>
  );
}
