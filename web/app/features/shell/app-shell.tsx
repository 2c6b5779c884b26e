import { Suspense, useEffect, type ComponentType, type ReactNode } from "react";
import { lazyPart } from "~/lib/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useTourWanted } from "~/lib/tour.ts";
import { loadToasts } from "~/ui/toast.tsx";
import { LiveUpdatesSlot } from "./live-updates-slot.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Topbar, type TopbarProps } from "./topbar.tsx";

const AccountNotices = lazyPart(() => import("./account-notices.tsx"));

interface AppShellProps extends TopbarProps {
  /** The onboarding tour; loaded when it is wanted. */
  Tour: ComponentType;
  children: ReactNode;
}

/** What signed-in people see around every screen. */
export default function AppShell({ Tour, children, ...topbar }: AppShellProps) {
  const { id, emailVerified, termsAccepted } = useMember();
  const isTourWanted = useTourWanted(id);
  // A lost connection is told of there instead.
  useEffect(() => void loadToasts().catch(() => undefined), []);
  return (
    <div className="app">
      <LiveUpdatesSlot />
      <Topbar {...topbar} />
      <Sidebar />
      <main id="main" tabIndex={-1}>
        {(!emailVerified || !termsAccepted) && (
          <Suspense>
            <AccountNotices />
          </Suspense>
        )}
        {isTourWanted && (
          <Suspense>
            <Tour />
          </Suspense>
        )}
        <div className="wrap">{children}</div>
      </main>
    </div>
  );
}
