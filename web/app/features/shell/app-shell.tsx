import { Suspense, useEffect, type ComponentType, type ReactNode } from "react";
import { lazyPart } from "~/ui/lazy-part.ts";
import { useMember, useUser } from "~/lib/session.ts";
import { UntilReady } from "~/lib/until-ready.tsx";
import { useTourWanted } from "~/lib/tour.ts";
import { useIdle } from "~/lib/use-idle.ts";
import { useMedia } from "~/lib/use-media.ts";
import { RelatedScreens } from "~/ui/page-head.tsx";
import { loadToasts } from "~/ui/toast.tsx";
import HeldScreen from "./held-screen.tsx";
import { PlaceTabs } from "./place-tabs.tsx";
import { Sidebar } from "./sidebar.tsx";
import * as styles from "./app-shell.module.css";
import { Topbar, type TopbarProps } from "./topbar.tsx";

const AccountNotices = lazyPart(() => import("./account-notices.tsx"));

const LiveUpdates = lazyPart(() => import("./live-updates.tsx"));

/** Live updates of the signed-in screens; public pages show nothing that changes and do not even load the code. */
function LiveUpdatesSlot() {
  const user = useUser();
  const isIdle = useIdle();
  if (!user || !isIdle) return null;
  return (
    <Suspense>
      <LiveUpdates key={user.id} userId={user.id} />
    </Suspense>
  );
}

/** Toasts report a lost connection too, which would keep their code away. */
function ToastCode() {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void loadToasts().catch(() => undefined);
  }, [isIdle]);
  return null;
}

const PhoneBar = lazyPart(() => import("./phone-bar.tsx"));
const narrow = "(max-width: 860px)";

/** Phones load the bar's code; the room for it is kept by the style sheet. */
function PhoneBarSlot() {
  const isNarrow = useMedia(narrow);
  const isIdle = useIdle();
  if (!isNarrow || !isIdle) return null;
  return (
    <Suspense>
      <PhoneBar />
    </Suspense>
  );
}

/** One element, so that the shell is rendered no more often. */
const relatedScreens = <PlaceTabs />;

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
  return (
    <div className={styles.appShell}>
      <LiveUpdatesSlot />
      <ToastCode />
      <HeldScreen />
      <Topbar {...topbar} />
      <Sidebar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <UntilReady>
          <NoticesSlot />
          <TourSlot Tour={Tour} />
          <div className={styles.page}>
            <RelatedScreens value={relatedScreens}>{children}</RelatedScreens>
          </div>
        </UntilReady>
      </main>
      <PhoneBarSlot />
    </div>
  );
}

function NoticesSlot() {
  const { emailVerified, termsAccepted, restriction } = useMember();
  if (emailVerified && termsAccepted && !restriction) return null;
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
  const isWanted = useTourWanted(id);
  const isIdle = useIdle();
  if (!isWanted || !isIdle) return null;
  return (
    <Suspense>
      <Tour />
    </Suspense>
  );
}
