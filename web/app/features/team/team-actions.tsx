import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import UserPlus from "lucide-react/icons/user-plus";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { Button } from "~/ui/button.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { LeaveDialog } from "./leave-dialog.tsx";

const InviteDialog = vitalPart(() => import("./invite-dialog.tsx"));

/** The buttons of the page: leave, where somebody stays, and invite for those who may; ?invite=1 has pressed it. */
export function TeamActions() {
  const { permissions } = useMember();
  const team = useApi("listTeam", {}, { enabled: permissions.includes("user:view") });
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
