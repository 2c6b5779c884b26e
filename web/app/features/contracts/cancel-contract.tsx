import type { Contract } from "@caseload/contract/engagements/contracts";
import { useState } from "react";
import { Button } from "~/ui/button.tsx";
import { ReasonDialog } from "~/ui/reason-dialog.tsx";
import { useCancel } from "./use-contract-change.ts";

/** Possible for both sides until completion. */
export function CancelContract({ contract }: { contract: Contract }) {
  const [isAsking, setAsking] = useState(false);
  const call = useCancel(() => setAsking(false));
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Cancel Contract
      </Button>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
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
    </>
  );
}
