import type { Permission } from "@caseload/contract/roles";
import ChevronRight from "lucide-react/icons/chevron-right";
import CirclePlus from "lucide-react/icons/circle-plus";
import FileSignature from "lucide-react/icons/file-pen-line";
import Inbox from "lucide-react/icons/inbox";
import MessageSquare from "lucide-react/icons/message-square";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import styles from "./dashboard-office.module.css";

interface QuickAction {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** For holders of this permission only. */
  readonly permission?: Permission;
}

/** Everybody may write a posting; whose must be approved first, the form says. */
const actions: readonly QuickAction[] = [
  { label: "Post Job", to: "/jobs/post", icon: CirclePlus },
  {
    label: "Review Applications",
    to: "/dashboard/attorney?tab=applications",
    icon: Inbox,
    permission: "application:review",
  },
  { label: "Manage Contracts", to: "/contracts", icon: FileSignature },
  { label: "Messages", to: "/messages", icon: MessageSquare },
];

export function QuickActions() {
  const { permissions } = useMember();
  const open = actions.filter(
    ({ permission }) => permission === undefined || permissions.includes(permission),
  );
  return (
    <section>
      <RuledHeading>Quick Actions</RuledHeading>
      <ul className={styles.officeLinks}>
        {open.map(({ label, to, icon: Icon }) => (
          <li key={to}>
            <Link to={to}>
              <Icon className="icon" />
              {label}
              <ChevronRight className="icon" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
