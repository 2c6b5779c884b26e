import { mayAssignRole } from "@caseload/contract/firms/role-assignment";
import { firmToasts } from "@caseload/contract/firms/firm-toasts";
import type { Member } from "@caseload/contract/firms/team";
import { useState } from "react";
import { useSingleCall } from "~/lib/single-call.ts";
import { ConfirmDialog } from "~/ui/confirm-dialog.tsx";
import { vitalPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useColleagues } from "~/lib/use-colleagues.ts";
import { ColleagueSearch } from "~/ui/colleague-search.tsx";
import { DrawerArt } from "~/ui/drawer-art.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LateDialog } from "~/ui/late-dialog.tsx";
import { MagnifierArt } from "~/ui/magnifier-art.tsx";
import { PagedList } from "~/ui/paged-list.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { type DialogControl, useDialogs } from "~/ui/use-dialogs.ts";
import { classNames } from "~/ui/class-names.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./team.module.css";
import { roleLabel } from "@caseload/contract/role-label";
import MessageSquare from "lucide-react/icons/message-square";
import Pencil from "lucide-react/icons/pencil";
import UserMinus from "lucide-react/icons/user-minus";
import Ellipsis from "lucide-react/icons/ellipsis";
import { Avatar } from "~/ui/avatar.tsx";
import { Badge } from "~/ui/badge.tsx";
import { Menu, type MenuEntry } from "~/ui/menu.tsx";

const MemberDialog = vitalPart(() => import("./member-dialog.tsx"));

const pageMembers = 50;

/** The members of the firm, with the actions of an administrator. */
export function Team() {
  const { id, permissions } = useMember();
  const { list, isNarrowed, search } = useColleagues({ limit: pageMembers });
  const dialogs = useDialogs<"change" | "deactivate">();
  const [chosen, choose] = useState<Member | null>(null);
  const mayEdit = permissions.includes("user:edit");
  const ask = (what: "change" | "deactivate") => (member: Member) => {
    choose(member);
    dialogs.open(what);
  };
  return (
    <>
      {search && (
        <div className={styles.memberSearch}>
          <ColleagueSearch search={search} />
        </div>
      )}
      <PagedList
        list={list}
        noun="members"
        errorTitle="We couldn't load your team"
        skeleton={<TeamSkeleton />}
        empty={
          <EmptyState art={<MagnifierArt />} title="No members found" text="No names match this search." />
        }
      >
        {(members) => (
          <ul className={classNames("sheet edge", styles.teamRows)}>
            {members.map((member) => (
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
        )}
      </PagedList>
      {list.rows.length === 1 && !isNarrowed && !list.hasMore && <Alone />}
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
    className={styles.noColleagues}
    art={<DrawerArt />}
    title="No colleagues yet"
    text="Invite colleagues by email. You choose each person's role, and the role sets what they can see and do."
  />
);

/** Rows of people while they arrive. */
function TeamSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Loading className={classNames("sheet edge", styles.teamRows)}>
      {Array.from({ length: rows }, (_, at) => (
        <div className={styles.teamSkeleton} key={at}>
          <Skeleton shape="round" />
          <div>
            <Skeleton shape="title" />
            <Skeleton shape="short" />
          </div>
          <Skeleton shape="word" />
        </div>
      ))}
    </Loading>
  );
}

function DeactivateDialog({ member, ...control }: DialogControl & { member: Member }) {
  const toast = useToast();
  const call = useSingleCall("deactivateMember", {
    onSuccess: () => {
      toast.success(firmToasts.memberDeactivated);
      control.onOpenChange(false);
    },
    onError: (error) => {
      toast.failure(firmToasts.teamFailed, error);
      control.onOpenChange(false);
    },
  });
  return (
    <ConfirmDialog
      {...control}
      title={`Deactivate ${member.name}?`}
      text="They lose access to the firm immediately. Their postings and live contracts pass to you. They keep their account; to bring them back, invite them again."
      confirmLabel="Deactivate Member"
      pendingLabel="Deactivating"
      pending={call.isPending}
      onConfirm={() => call.send({ params: { id: member.id } })}
    />
  );
}

interface MemberRowProps {
  member: Member;
  isSelf: boolean;
  mayEdit: boolean;
  onChange: (member: Member) => void;
  onDeactivate: (member: Member) => void;
}

export function MemberRow({ member, isSelf, ...actions }: MemberRowProps) {
  const { id, name, email, primaryRole, department } = member;
  return (
    <li>
      <Avatar id={id} name={name} />
      <div className={styles.personLine}>
        <h2 className={classNames("heading", styles.personName)}>
          {name} {isSelf && <Badge tone="line">You</Badge>}{" "}
          <UnconfirmedEmail confirmed={member.emailConfirmed} />
        </h2>
        {email !== null && (
          <a className="small muted" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </div>
      <div className={styles.place}>
        <b>{primaryRole ? roleLabel(primaryRole) : "No role"}</b>
        <span className="muted">{department?.name ?? "No department"}</span>
      </div>
      <MemberMenu member={member} isSelf={isSelf} {...actions} />
    </li>
  );
}

function MemberMenu({ member, isSelf, mayEdit, onChange, onDeactivate }: MemberRowProps) {
  const ownRole = useMember().primaryRole;
  if (isSelf && !mayEdit) return null;
  const change: MenuEntry = {
    icon: Pencil,
    text: isSelf ? "Change department" : "Change role or department",
    onSelect: () => onChange(member),
  };
  const deactivate: MenuEntry = {
    icon: UserMinus,
    text: "Deactivate",
    danger: true,
    onSelect: () => onDeactivate(member),
  };
  const mayDeactivate = mayEdit && !isSelf && mayAssignRole(ownRole, member.primaryRole);
  return (
    <Menu
      className={styles.more}
      label={`Actions for ${member.name}`}
      icon={Ellipsis}
      entries={[
        ...(mayEdit ? [change] : []),
        ...(isSelf ? [] : [{ icon: MessageSquare, text: "Message", to: `/messages/${member.id}` }]),
        ...(mayDeactivate ? [deactivate] : []),
      ]}
    />
  );
}
