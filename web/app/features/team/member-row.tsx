import { roleLabel } from "@caseload/contract/roles";
import type { Member } from "@caseload/contract/firms/team";
import MessageSquare from "lucide-react/icons/message-square";
import Pencil from "lucide-react/icons/pencil";
import UserMinus from "lucide-react/icons/user-minus";
import Ellipsis from "lucide-react/icons/ellipsis";
import { Avatar } from "~/ui/avatar.tsx";
import { Badge } from "~/ui/badge.tsx";
import { IconButton } from "~/ui/icon-button.tsx";
import { Menu, MenuDivider, MenuItem, MenuLink } from "~/ui/menu.tsx";
import styles from "./team.module.css";

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
        <h2 className="heading">
          {name} {isSelf && <Badge tone="line">You</Badge>}
        </h2>
        <a className="small muted" href={`mailto:${email}`}>
          {email}
        </a>
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
  if (isSelf && !mayEdit) return null;
  return (
    <Menu
      trigger={<IconButton className={styles.more} label={`Actions for ${member.name}`} icon={Ellipsis} />}
    >
      {mayEdit && (
        <MenuItem icon={Pencil} onSelect={() => onChange(member)}>
          {isSelf ? "Change department" : "Change role or department"}
        </MenuItem>
      )}
      {!isSelf && (
        <MenuLink icon={MessageSquare} to={`/messages/${member.id}`}>
          Message
        </MenuLink>
      )}
      {mayEdit && !isSelf && (
        <>
          <MenuDivider />
          <MenuItem icon={UserMinus} danger onSelect={() => onDeactivate(member)}>
            Deactivate
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
