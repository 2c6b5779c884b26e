/** The questions before an open amendment is declined or withdrawn. */
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import type { TermsDecisionProps } from "./terms-decision.tsx";
import { useDecline, useWithdrawal } from "./use-contract-change.ts";

interface AmendmentDialogProps extends Pick<TermsDecisionProps, "contract" | "open"> {
  isAsking: boolean;
  onOpenChange: (isAsking: boolean) => void;
}

/** Asks for a reason, which may be left out. */
export function DeclineDialog({ contract, open, isAsking, onOpenChange }: AmendmentDialogProps) {
  const call = useDecline(() => onOpenChange(false));
  return (
    <ReasonDialog
      open={isAsking}
      onOpenChange={onOpenChange}
      title={`Decline version ${open.version}?`}
      text={`Version ${contract.version} stays in force. ${open.authorName} is notified and can propose another amendment.`}
      cancelLabel="Go Back"
      confirmLabel="Decline Amendment"
      pendingLabel="Declining"
      tone="danger"
      optional
      failure="Failed to decline the amendment"
      call={call}
      onConfirm={(reason) =>
        call.mutate({
          params: { id: contract.id, version: open.version },
          body: { reason },
        })
      }
    />
  );
}

/** Asks before an amendment of one's own side is withdrawn. */
export function WithdrawalDialog({ contract, open, isAsking, onOpenChange }: AmendmentDialogProps) {
  const call = useWithdrawal(() => onOpenChange(false));
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={onOpenChange}
      title={`Withdraw version ${open.version}?`}
      text={`Version ${contract.version} stays in force. You can propose another amendment at any time.`}
      cancelLabel="Go Back"
      confirmLabel="Withdraw Amendment"
      pendingLabel="Withdrawing"
      pending={call.isPending}
      onConfirm={() => call.mutate({ params: { id: contract.id, version: open.version } })}
    >
      {call.error && <InlineAlert title="Failed to withdraw the amendment" text={call.error.text} />}
    </ConfirmDialog>
  );
}
