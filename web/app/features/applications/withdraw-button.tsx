import type { OwnApplication } from "@caseload/contract/hiring/applications";
import { applicationMoves, mayMove } from "@caseload/contract/lifecycles";
import { useState } from "react";
import { errorText } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { Button } from "~/ui/button.tsx";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";

interface WithdrawButtonProps {
  application: OwnApplication;
  /** The element that names the posting. */
  titleId: string;
}

/** Takes an undecided application back, after asking. */
export function WithdrawButton({ application: { id, job, status }, titleId }: WithdrawButtonProps) {
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const withdraw = useSingleCall("withdrawApplication", {
    onSuccess: () => toast.success("Application withdrawn", `${job.firmName} has been notified.`),
    onError: (error) => toast.failure("Error withdrawing application", errorText(error, "Please try again")),
  });
  if (!mayMove(status, applicationMoves.withdraw)) return null;
  return (
    <>
      <Button variant="ghost" size="sm" aria-describedby={titleId} onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw this application?"
        text={`${job.firmName} is told that you are no longer available. You cannot apply to this posting again.`}
        cancelLabel="Keep it"
        confirmLabel="Withdraw Application"
        pendingLabel="Withdrawing"
        pending={withdraw.isPending}
        onConfirm={() => withdraw.send({ params: { id } }, { onSettled: () => setAsking(false) })}
      />
    </>
  );
}
