import type { Contract } from "@caseload/contract/engagements/contracts";
import { limits } from "@caseload/contract/limits";
import { errorText } from "~/lib/api-error.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { type ConfirmedStep, useStep } from "./use-step.ts";
import { stepFailures, stepLabels } from "./contract-text.ts";

interface StepDialogProps {
  contract: Contract;
  step: ConfirmedStep;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const questions: Record<ConfirmedStep, string> = {
  start: "Start the work?",
  complete: "Mark this project complete?",
  request: "Request completion?",
};
const verbs: Record<ConfirmedStep, string> = {
  start: "Starting",
  complete: "Completing",
  request: "Requesting",
};

/** Asks before a step that stays in the timeline for good. */
export default function StepDialog({ contract, step, open, onOpenChange }: StepDialogProps) {
  const call = useStep(step, () => onOpenChange(false));
  function change(next: boolean): void {
    call.reset();
    onOpenChange(next);
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={questions[step]}
      text={<Consequence contract={contract} step={step} />}
      tone="primary"
      confirmLabel={stepLabels[step]}
      pendingLabel={verbs[step]}
      pending={call.isPending}
      onConfirm={() => call.mutate({ params: { id: contract.id } })}
    >
      {call.error && (
        <InlineAlert title={stepFailures[step]} text={errorText(call.error, "Please try again")} />
      )}
    </ConfirmDialog>
  );
}

/** What is signed or changed, by its name. */
function Consequence({ contract, step }: Pick<StepDialogProps, "contract" | "step">) {
  const { job, otherUser, attorney } = contract;
  switch (step) {
    case "start":
      return (
        <>
          <b className="strong">{job.title}</b> starts today. {otherUser.name} is notified.
        </>
      );
    case "complete":
      return (
        <>
          <b className="strong">{job.title}</b> ends with this and moves to Completed. {otherUser.name} is
          notified. This cannot be undone.
        </>
      );
    case "request":
      return (
        <>
          {attorney.name} is asked to complete <b className="strong">{job.title}</b>. It auto-completes after{" "}
          {limits.completionObjectionHours} hours without an objection.
        </>
      );
  }
}
