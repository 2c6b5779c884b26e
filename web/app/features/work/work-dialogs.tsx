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
const CertificateDialog = vitalPart(() => import("./certificate-dialog.tsx"));
const LogDialog = vitalPart(() => import("./log-dialog.tsx"));

interface WorkDialogsProps {
  contract: ContractDetail;
  asked: AskedQuestion | null;
  setOpen: (open: boolean) => void;
  /** Moves the focus to a heading, when the button that had it is gone. */
  onDeleted: (id: string) => void;
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
      {question.kind === "certificate" && <CertificateDialog key={turn} {...control} contract={contract} />}
      {question.kind === "delete" && (
        <DeleteDialog
          key={turn}
          {...control}
          deliverable={question.deliverable}
          onDeleted={() => onDeleted("deliverables")}
        />
      )}
      {question.kind === "deleteFile" && (
        <DeleteFileDialog key={turn} {...control} {...question} onDeleted={() => onDeleted("files")} />
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

interface DeleteFileDialogProps extends DialogControl {
  name: string;
  file: { id: number; version: number };
  onDeleted: () => void;
}

function DeleteFileDialog({ name, file: { id, version }, onDeleted, ...control }: DeleteFileDialogProps) {
  const toast = useToast();
  const call = useSingleCall("deleteContractFile", {
    onSuccess: () => {
      toast.success(workToasts.fileDeleted);
      control.onOpenChange(false);
      onDeleted();
    },
  });
  return (
    <ConfirmDialog
      open={control.open}
      onOpenChange={control.onOpenChange}
      title="Delete this version?"
      text={
        <>
          <b className="strong">{name}</b>, version {version}. The other party loses access too. This can't be
          undone.
        </>
      }
      confirmLabel="Delete File"
      pendingLabel="Deleting"
      pending={call.isPending}
      onConfirm={() => call.send({ params: { id } })}
    >
      {call.error && (
        <InlineAlert title="Failed to delete the file" text={errorText(call.error, "Please try again.")} />
      )}
    </ConfirmDialog>
  );
}
