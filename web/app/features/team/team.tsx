import type { Member } from "@caseload/contract/firms/team";
import { useState } from "react";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { errorText } from "~/lib/api.ts";
import { DrawerArt } from "~/ui/art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { useDialogs } from "~/ui/use-dialogs.ts";
import { DeactivateDialog } from "./deactivate-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import { TeamSkeleton } from "./team-skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./team.module.css";

const MemberDialog = vitalPart(() => import("./member-dialog.tsx"));

/** Everybody of the firm, with what an administrator can do about each. */
export function Team() {
  const { id, permissions } = useMember();
  const { data, error, refetch } = useApi("listTeam");
  const dialogs = useDialogs<"change" | "deactivate">();
  const [chosen, choose] = useState<Member | null>(null);
  if (!data && error)
    return (
      <InlineAlert
        title="Your team could not be loaded"
        text={errorText(error, "Please try again")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <TeamSkeleton />;
  const mayEdit = permissions.includes("user:edit");
  const ask = (what: "change" | "deactivate") => (member: Member) => {
    choose(member);
    dialogs.open(what);
  };
  return (
    <>
      <ul className={classNames("sheet edge", styles.teamRows)}>
        {data.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isSelf={member.id === id}
            mayEdit={mayEdit}
            onChange={ask("change")}
            onDeactivate={ask("deactivate")}
          />
        ))}
      </ul>
      {data.length === 1 && <Alone />}
      <LateDialog onOpenChange={dialogs.control.onOpenChange}>
        {chosen && dialogs.name === "change" && (
          <MemberDialog key={dialogs.turn} member={chosen} {...dialogs.control} />
        )}
      </LateDialog>
      {chosen && dialogs.name === "deactivate" && (
        <DeactivateDialog key={dialogs.turn} member={chosen} {...dialogs.control} />
      )}
    </>
  );
}

const Alone = () => (
  <EmptyState
    art={<DrawerArt />}
    title="Nobody else is here yet"
    text="Invite colleagues by e-mail. Each one gets the role that you choose, and sees what it allows."
  />
);
