import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import UserPlus from "lucide-react/icons/user-plus";
import { dashboardOf } from "~/lib/addresses.ts";
import { api } from "~/lib/api.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useSignedIn } from "~/lib/use-signed-in.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { type DialogControl, useDialogs } from "~/ui/use-dialogs.ts";

const InviteDialog = vitalPart(() => import("./invite-dialog.tsx"));

const afterwards = {
  attorney: "You'll have a firm of your own.",
  paralegal: "You continue as a freelance paralegal.",
};

function LeaveDialog(control: DialogControl) {
  const { firmName, userType } = useMember();
  const toast = useToast();
  const navigate = useNavigate();
  const signedIn = useSignedIn();
  const call = useSingleCall("leaveFirm", {
    onSuccess: () => {
      control.onOpenChange(false);
      toast.success(firmToasts.firmLeft);
      void api("me")
        .then(signedIn)
        .then(() => navigate(dashboardOf(userType)));
    },
    onError: (error) => {
      control.onOpenChange(false);
      toast.failure(firmToasts.teamFailed, error);
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

/** Leave, when other members remain, and Invite for members with the permission; ?invite=1 opens its dialog. */
export function TeamActions() {
  const { permissions } = useMember();
  const team = useApi("listTeam", { query: { limit: 2 } }, { enabled: permissions.includes("user:view") });
  const dialogs = useDialogs<"invite">();
  const [isLeaving, setLeaving] = useState(false);
  const [params, setParams] = useSearchParams();
  const isInviting = permissions.includes("user:create") && params.get("invite") === "1";
  const invite = useEffectEvent(() => {
    dialogs.open("invite");
    setParams({}, { replace: true });
  });
  useEffect(() => {
    if (isInviting) invite();
  }, [isInviting]);
  return (
    <>
      {team.data?.length !== 1 && (
        <Button variant="ghost" onClick={() => setLeaving(true)}>
          Leave Firm
        </Button>
      )}
      {permissions.includes("user:create") && (
        <Button variant="primary" onClick={() => dialogs.open("invite")}>
          <UserPlus className="icon" />
          Invite
        </Button>
      )}
      <LeaveDialog open={isLeaving} onOpenChange={setLeaving} />
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {dialogs.name === "invite" && <InviteDialog key={dialogs.turn} {...dialogs.control} />}
      </LateDialog>
    </>
  );
}
