import { activeContractMessage } from "@caseload/contract/jobs/posting-messages";
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { jobMoves, mayMove } from "@caseload/contract/lifecycles";
import { jobToasts } from "@caseload/contract/jobs/job-toasts";
import { type ComponentProps, useState } from "react";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "./button.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { useToast } from "./toast-context.ts";

interface JobToggleProps extends Pick<ComponentProps<typeof Button>, "className" | "size" | "variant"> {
  /** Without `filledBy`, the server's answer asks about a live contract. */
  job: Pick<OwnJob, "id" | "status"> & Partial<Pick<OwnJob, "filledBy">>;
  /** The element that names the posting. */
  titleId?: string;
}

/** Close or Reopen (SPEC.md section 4); approving a posting opens it, not this button. */
export function JobToggle({ job, titleId, ...look }: JobToggleProps) {
  const { status } = job;
  const mayClose = mayMove(status, jobMoves.close);
  const mayReopen = status === "closed" || status === "filled";
  const { change, isPending, question, setQuestion } = useStatusChange(job.id);
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

function useStatusChange(id: number) {
  const toast = useToast();
  const [question, setQuestion] = useState<string | null>(null);
  const call = useSingleCall("changeJobStatus", {
    onSuccess: () => {
      setQuestion(null);
      toast.success(jobToasts.statusUpdated);
    },
    onError: (error, { body }) => {
      if (error.text === activeContractMessage && !body.confirm) return setQuestion(error.text);
      setQuestion(null);
      toast.failure(jobToasts.statusFailed, error);
    },
  });
  const change = (status: "open" | "closed", confirm?: boolean): void =>
    call.send({ params: { id }, body: { status, confirm } });
  return { change, isPending: call.isPending, question, setQuestion };
}
