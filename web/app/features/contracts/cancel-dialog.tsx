import type { Contract } from "@caseload/contract/engagements/contracts";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import { useCancel } from "./use-contract-change.ts";

/** Asks for the reason of a cancellation. */
export default function CancelDialog({
  contract,
  open,
  onOpenChange,
}: DialogControl & { contract: Contract }) {
  const call = useCancel(() => onOpenChange(false));
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this contract?"
      text={`The assignment ends immediately. ${contract.otherUser.name} is notified, and your reason stays in the timeline. This cannot be undone.`}
      cancelLabel="Keep Contract"
      confirmLabel="Cancel Contract"
      pendingLabel="Canceling"
      tone="danger"
      failure="Failed to cancel the contract"
      call={call}
      onConfirm={(reason) => call.mutate({ params: { id: contract.id }, body: { reason } })}
    />
  );
}
