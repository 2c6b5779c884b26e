import { Suspense, useEffect, type ReactNode } from "react";
import { lazyPart } from "~/lib/lazy-part.ts";
import { useMember } from "~/lib/session.ts";
import { loadToasts } from "~/ui/toast.tsx";
import { LiveUpdatesSlot } from "./live-updates-slot.tsx";
import { Sidebar } from "./sidebar.tsx";
import { Topbar, type TopbarProps } from "./topbar.tsx";

const AccountNotices = lazyPart(() => import("./account-notices.tsx"));

/** What signed-in people see around every screen. */
export default function AppShell({ children, ...topbar }: TopbarProps & { children: ReactNode }) {
  const { emailVerified, termsAccepted } = useMember();
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
        <div className="wrap">{children}</div>
      </main>
    </div>
  );
}
