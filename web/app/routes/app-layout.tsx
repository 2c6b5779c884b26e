import { Suspense, useState } from "react";
import { Outlet } from "react-router";
import { AccountDialogs } from "~/features/accounts/account-dialogs.tsx";
import type { AccountKind } from "~/features/accounts/account-kind.ts";
import { PublicShell } from "~/features/shell/public-shell.tsx";
import { useWayBack } from "~/features/shell/way-back.ts";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { useUser } from "~/lib/session.ts";
// The server renders the shell and its notices before their code loads: their styles come with this route.
import shellStyles from "~/features/shell/shell.module.css";
import "~/features/shell/account-notices.module.css";
import "~/features/shell/sidebar.module.css";
import "~/features/shell/topbar.module.css";
import "~/features/shell/user-button.module.css";

const loadShell = () => import("~/features/shell/app-shell.tsx");
const AppShell = vitalPart(loadShell);
const AdvancedSearchDialog = vitalPart(() => import("~/features/preferences/advanced-search-dialog.tsx"));
const OnboardingTour = lazyPart(() => import("~/features/tour/tour.tsx"));

// If the server rendered the signed-in shell, fetch its code now rather than when React first renders it.
if (typeof document !== "undefined" && document.querySelector(`.${shellStyles.appShell}`)) void loadShell();

/** The signed-in shell; visitors see open screens between the public header and footer, and load no more than that. */
export default function AppLayout() {
  if (!useUser()) return <VisitorLayout />;
  return (
    <Suspense>
      <AppShell FilterDialog={AdvancedSearchDialog} Tour={OnboardingTour}>
        <Outlet />
      </AppShell>
    </Suspense>
  );
}

function VisitorLayout() {
  const next = useWayBack();
  const [account, setAccount] = useState<AccountKind | null>(null);
  return (
    <PublicShell framed onForm={setAccount}>
      <Outlet />
      <AccountDialogs open={account} next={next} onOpenChange={setAccount} />
    </PublicShell>
  );
}
