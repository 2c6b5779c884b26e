import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import { maxLength } from "@caseload/contract/limits";
import { workToasts } from "@caseload/contract/engagements/work-toasts";
import { useApiCall } from "~/lib/use-api-call.ts";
import ReasonQuestion from "~/ui/reason-question.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

interface HoldDialogProps extends DialogControl {
  contract: ContractDetail;
}

const texts = {
  place: {
    title: "Place a legal hold?",
    text: "Nothing in this engagement, its messages or its files can be deleted until the hold is released. The paralegal sees the hold, but not the reason.",
    confirmLabel: "Place Hold",
    pendingLabel: "Placing",
    failure: "Failed to place the hold",
  },
  release: {
    title: "Release the legal hold?",
    text: "Files and drafts can be deleted again, and accounts that were kept for the hold are deleted.",
    confirmLabel: "Release Hold",
    pendingLabel: "Releasing",
    failure: "Failed to release the hold",
  },
} as const;

/** Places a legal hold, or releases the current one. */
export default function HoldDialog({ contract: { id, hold }, ...control }: HoldDialogProps) {
  const toast = useToast();
  const on = hold === null;
  const call = useApiCall("setLegalHold", {
    onSuccess: () => {
      toast.success(on ? workToasts.holdPlaced : workToasts.holdReleased);
      control.onOpenChange(false);
    },
  });
  return (
    <ReasonQuestion
      {...control}
      {...(on ? texts.place : texts.release)}
      hint="Only the firm's side will see it."
      max={maxLength.reason}
      tone="primary"
      cancelLabel="Cancel"
      call={call}
      onConfirm={(reason) => call.mutate({ params: { id }, body: { on, reason } })}
    />
  );
}
