import type { Contract } from "@caseload/contract/engagements/contracts";
import ReasonQuestion from "~/ui/reason-question.tsx";
import { useCancel } from "./use-contract-change.ts";

interface CancelQuestionProps {
  contract: Contract;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks for the reason before a contract is cancelled. */
export default function CancelQuestion({ contract, open, onOpenChange }: CancelQuestionProps) {
  const call = useCancel(() => onOpenChange(false));
  return (
    <ReasonQuestion
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this contract?"
      text={`The assignment ends at once. ${contract.otherUser.name} is notified, and your reason stays in the timeline. This cannot be undone.`}
      cancelLabel="Keep Contract"
      confirmLabel="Cancel Contract"
      pendingLabel="Cancelling"
      tone="danger"
      failure="Failed to cancel the contract"
      call={call}
      onConfirm={(reason) => call.mutate({ params: { id: contract.id }, body: { reason } })}
    />
  );
}
