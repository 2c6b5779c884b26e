import { Link, useLocation } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { navigationFor, tabsAt } from "./navigation.ts";
import { countLabel, waitingCount } from "./waiting-count.ts";

/** The screens that belong together with the one at the address; none where it is alone. */
export function PlaceTabs() {
  const location = useLocation();
  const tabs = tabsAt(navigationFor(useMember()), location);
  const stats = useApi("dashboardStats", {}, { enabled: tabs.some(({ waiting }) => waiting) });
  if (tabs.length === 0) return null;
  return (
    <nav aria-label="Related screens" className="line-tabs place-tabs">
      {tabs.map(({ to, label, tab = label, waiting, keepsTabs }) => {
        const count = waitingCount(stats, waiting);
        const isCurrent = location.pathname === to || (keepsTabs && location.pathname.startsWith(`${to}/`));
        return (
          <Link key={to} to={to} className="line-tab" aria-current={isCurrent ? "page" : undefined}>
            {tab}
            {waiting && count !== 0 && (
              <span className="tab-count">
                {count ?? "—"}
                <VisuallyHidden> {countLabel(count, waiting)}</VisuallyHidden>
              </span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
