import { Link } from "react-router";
import { useApi } from "~/lib/use-api.ts";
import { CountBubble } from "~/ui/icon-button.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { NavigationEntry, Waiting } from "./navigation.ts";

const waitingWords: Record<Waiting, string> = {
  unreadMessages: "unread",
  pendingApplications: "pending",
  contractsAwaitingSignature: "waiting for a signature",
  postingsAwaitingApproval: "waiting for approval",
  openJobInvites: "to answer",
};

interface NavigationListProps {
  entries: readonly NavigationEntry[];
  current: NavigationEntry | undefined;
  onNavigate?: (() => void) | undefined;
}

export function NavigationList({ entries, current, onNavigate }: NavigationListProps) {
  const { data: stats } = useApi("dashboardStats");
  return entries.map((entry) => {
    const { label, to, icon: Icon, waiting } = entry;
    const count = (waiting && stats?.[waiting]) ?? 0;
    return (
      <Link
        key={to}
        className="nav-link"
        to={to}
        aria-current={entry === current ? "page" : undefined}
        onClick={onNavigate}
      >
        <Icon className="icon" />
        {label}
        {waiting && count > 0 && (
          <>
            <CountBubble count={count} quiet />
            <VisuallyHidden> {waitingWords[waiting]}</VisuallyHidden>
          </>
        )}
      </Link>
    );
  });
}
