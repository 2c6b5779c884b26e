import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { useNavigate } from "react-router";
import { api, errorText } from "~/lib/api.ts";
import { dashboardOf } from "~/lib/addresses.ts";
import { useMember } from "~/lib/session.ts";
import { useSignedIn } from "~/lib/session-changes.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import type { DialogControl } from "~/ui/use-dialogs.ts";

const afterwards = {
  attorney: "You start a firm of your own.",
  paralegal: "You go on as a freelance paralegal.",
};

export function LeaveDialog(control: DialogControl) {
  const { firmName, userType } = useMember();
  const toast = useToast();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const call = useSingleCall("leaveFirm", {
    onSuccess: () => {
      control.onOpenChange(false);
      toast.success(firmToasts.firmLeft.title, firmToasts.firmLeft.text);
      void api("me")
        .then(signedIn)
        .then(() => navigate(dashboardOf(userType)));
    },
    onError: (error) => {
      control.onOpenChange(false);
      toast.failure(firmToasts.teamFailed.title, errorText(error, firmToasts.teamFailed.text));
    },
  });
  return (
    <ConfirmDialog
      {...control}
      title={`Leave ${firmName ?? "your firm"}?`}
      text={`Your postings and live contracts for it pass to an administrator. ${afterwards[userType]} To come back you need an invitation.`}
      cancelLabel="Stay"
      confirmLabel="Leave Firm"
      pendingLabel="Leaving"
      pending={call.isPending}
      onConfirm={() => call.send({})}
    />
  );
}
