import type { ContractDetail } from "@caseload/contract/engagements/contracts";
import type { Deliverable } from "@caseload/contract/engagements/deliverables";
import { workToasts } from "@caseload/contract/engagements/work-toasts";
import { errorText } from "~/lib/api-error.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";
import type { AskedQuestion } from "./work-question.ts";

const DeliverableDialog = vitalPart(() => import("./deliverable-dialog.tsx"));
const SubmitDialog = vitalPart(() => import("./submit-dialog.tsx"));
const LogDialog = vitalPart(() => import("./log-dialog.tsx"));

interface WorkDialogsProps {
  contract: ContractDetail;
  asked: AskedQuestion | null;
  setOpen: (open: boolean) => void;
  onDeleted: () => void;
}

/** The dialog that the tab has asked for. */
export function WorkDialogs({ contract, asked, setOpen, onDeleted }: WorkDialogsProps) {
  if (asked === null) return null;
  const { question, isOpen, turn } = asked;
  const control = { open: isOpen, onOpenChange: setOpen };
  return (
    <LateDialog onOpenChange={setOpen}>
      {question.kind === "add" && <DeliverableDialog key={turn} {...control} contractId={contract.id} />}
      {question.kind === "edit" && (
        <DeliverableDialog
          key={turn}
          {...control}
          contractId={contract.id}
          deliverable={question.deliverable}
        />
      )}
      {question.kind === "submit" && (
        <SubmitDialog key={turn} {...control} deliverable={question.deliverable} />
      )}
      {question.kind === "log" && <LogDialog key={turn} {...control} contract={contract} />}
      {question.kind === "delete" && (
        <DeleteDialog key={turn} {...control} deliverable={question.deliverable} onDeleted={onDeleted} />
      )}
    </LateDialog>
  );
}

interface DeleteDialogProps extends DialogControl {
  deliverable: Deliverable;
  onDeleted: () => void;
}

function DeleteDialog({ deliverable: { id, title }, onDeleted, ...control }: DeleteDialogProps) {
  const toast = useToast();
  const call = useSingleCall("deleteDeliverable", {
    onSuccess: () => {
      toast.success(workToasts.deliverableDeleted);
      control.onOpenChange(false);
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      {...control}
      title="Delete this deliverable?"
      text={
        <>
          <b className="strong">{title}</b> This can't be undone.
        </>
      }
      confirmLabel="Delete Deliverable"
      pendingLabel="Deleting"
      pending={call.isPending}
      onConfirm={() => call.send({ params: { id } })}
    >
      {call.error && (
        <InlineAlert
          title="Failed to delete the deliverable"
          text={errorText(call.error, "Please try again.")}
        />
      )}
    </ConfirmDialog>
  );
}
