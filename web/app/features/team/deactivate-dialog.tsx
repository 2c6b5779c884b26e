import type { Member } from "@caseload/contract/firms/team";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { errorText } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

export function DeactivateDialog({ member, ...control }: DialogControl & { member: Member }) {
  const toast = useToast();
  const call = useSingleCall("deactivateMember", {
    onSuccess: () => {
      toast.success(firmToasts.memberDeactivated.title, firmToasts.memberDeactivated.text);
      control.onOpenChange(false);
    },
    onError: (error) => {
      toast.failure(firmToasts.teamFailed.title, errorText(error, firmToasts.teamFailed.text));
      control.onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      {...control}
      title={`Deactivate ${member.name}?`}
      text="They lose access to everything of the firm at once. Their postings and live contracts pass to you. Their account stays their own; to bring them back, invite them again."
      confirmLabel="Deactivate Member"
      pendingLabel="Deactivating"
      pending={call.isPending}
      onConfirm={() => call.send({ params: { id: member.id } })}
    />
  );
}
