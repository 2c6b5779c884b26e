import type { Contract } from "@caseload/contract/engagements/contracts";
import { limits } from "@caseload/contract/limits";
import { docketNumber } from "~/lib/format.ts";
import { errorText } from "~/lib/api.ts";
import { useMember } from "~/lib/session.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import type { Step } from "./next-step.ts";
import { useStep } from "./use-contract-change.ts";
import { stepFailures, stepLabels } from "./contract-text.ts";

interface StepDialogProps {
  contract: Contract;
  step: Step;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const questions: Record<Step, string> = {
  agree: "Agree to these terms?",
  start: "Start the work?",
  complete: "Mark this project complete?",
  request: "Request completion?",
};
const verbs: Record<Step, string> = {
  agree: "Agreeing",
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
  const { firstName, lastName } = useMember();
  const { job, otherUser, attorney, viewerSide } = contract;
  switch (step) {
    case "agree": {
      const name = `${firstName} ${lastName}`;
      const signer = viewerSide === "attorney" ? `${name} for ${job.firmName}` : name;
      return (
        <>
          Assignment Agreement {docketNumber(job.id)}, <b className="strong">{job.title}</b>, with{" "}
          {otherUser.name}. By agreeing you sign these terms as {signer}.
        </>
      );
    }
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
          {attorney.name} is asked to complete <b className="strong">{job.title}</b>. Without an objection
          within {limits.completionObjectionHours} hours it counts as complete.
        </>
      );
  }
}
