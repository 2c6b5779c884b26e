import ChevronRight from "lucide-react/icons/chevron-right";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { classNames } from "~/ui/class-names.ts";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import type { Permission } from "@caseload/contract/roles";
import * as styles from "./rail-links.module.css";

export interface QuickAction {
  readonly label: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** For holders of this permission only. */
  readonly permission?: Permission;
}

interface QuickActionsProps {
  actions: readonly QuickAction[];
  /** More space around each, for a short list. */
  roomy?: boolean;
}

/** The next steps that the member may take. */
export function QuickActions({ actions, roomy }: QuickActionsProps) {
  const { permissions } = useMember();
  const permitted = actions.filter(
    ({ permission }) => permission === undefined || permissions.includes(permission),
  );
  return (
    <RailLinks
      title="Quick Actions"
      className={classNames(roomy && styles.roomy)}
      links={permitted.map(({ label, to, icon: Icon }) => ({
        to,
        content: (
          <>
            <Icon className={classNames("icon", styles.icon)} />
            {label}
            <ChevronRight className={classNames("icon icon-small", styles.icon, styles.chevron)} />
          </>
        ),
      }))}
    />
  );
}

interface RailLink {
  readonly to: string;
  readonly content: ReactNode;
  /** Nothing to do there; in lighter type. */
  readonly idle?: boolean;
}

interface RailLinksProps {
  title: string;
  links: readonly RailLink[];
  className?: string;
}

/** A ruled list of links under a heading. */
export function RailLinks({ title, links, className }: RailLinksProps) {
  return (
    <section>
      <RuledHeading>{title}</RuledHeading>
      <ul className={classNames(styles.links, className)}>
        {links.map(({ to, content, idle }) => (
          <li key={to}>
            <Link to={to} className={classNames(idle && styles.idle)}>
              {content}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
