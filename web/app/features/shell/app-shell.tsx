import { Suspense, useEffect, type ComponentType, type ReactNode } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { useTourWanted } from "~/lib/tour.ts";
import { loadToasts } from "~/ui/toast.tsx";
import { UntilReady } from "~/lib/until-ready.tsx";
import { LiveUpdatesSlot } from "./live-updates-slot.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Topbar, type TopbarProps } from "./topbar.tsx";

const AccountNotices = lazyPart(() => import("./account-notices.tsx"));

interface AppShellProps extends TopbarProps {
  /** The onboarding tour; loaded when it is wanted. */
  Tour: ComponentType;
  children: ReactNode;
}

/**
 * What signed-in people see around every screen. Reads nothing that changes by itself: rendered anew before the code
 * of its parts is there, it would take away what the server drew of them, and the screen would jump under a press.
 */
export default function AppShell({ Tour, children, ...topbar }: AppShellProps) {
  // A lost connection is told of there instead.
  useEffect(() => void loadToasts().catch(() => undefined), []);
  return (
    <div className="app-frame">
      <LiveUpdatesSlot />
      <Topbar {...topbar} />
      <Sidebar />
      <main id="main" tabIndex={-1}>
        <UntilReady>
          <NoticesSlot />
          <TourSlot Tour={Tour} />
          <div className="page-wrap">{children}</div>
        </UntilReady>
      </main>
    </div>
  );
}

function NoticesSlot() {
  const { emailVerified, termsAccepted } = useMember();
  if (emailVerified && termsAccepted) return null;
  return (
    <Suspense>
      <UntilReady>
        <AccountNotices />
      </UntilReady>
    </Suspense>
  );
}

function TourSlot({ Tour }: Pick<AppShellProps, "Tour">) {
  const { id } = useMember();
  if (!useTourWanted(id)) return null;
  return (
    <Suspense>
      <Tour />
    </Suspense>
  );
}
