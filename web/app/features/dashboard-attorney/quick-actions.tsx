import ChevronRight from "lucide-react/icons/chevron-right";
import FileSignature from "lucide-react/icons/file-pen-line";
import Inbox from "lucide-react/icons/inbox";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import styles from "./attorney-rail.module.css";

interface QuickAction {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
}

const review: QuickAction = { label: "Review Applications", to: "?tab=applications", icon: Inbox };
const contracts: QuickAction = { label: "Manage Contracts", to: "/contracts", icon: FileSignature };

export function QuickActions() {
  const mayReview = useMember().permissions.includes("application:review");
  return (
    <section>
      <RuledHeading>Quick Actions</RuledHeading>
      <div className={styles.quickActions}>
        {(mayReview ? [review, contracts] : [contracts]).map(({ label, to, icon: Icon }) => (
          <Link key={to} to={to}>
            <Icon className="icon" />
            {label}
            <ChevronRight className="icon" />
          </Link>
        ))}
      </div>
    </section>
  );
}
