import { Suspense, useState } from "react";
import { Outlet } from "react-router";
import { AccountDialogs } from "~/features/accounts/account-dialogs.tsx";
import type { AccountKind } from "~/features/accounts/account-kind.ts";
import { PublicShell } from "~/features/shell/public-shell.tsx";
import { useWayBack } from "~/features/shell/way-back.ts";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { useUser } from "~/lib/session.ts";
// Here, because the notices are drawn before their code, and with it their own style, has come.

const loadShell = () => import("~/features/shell/app-shell.tsx");
const AppShell = vitalPart(loadShell);
const AdvancedSearchDialog = vitalPart(() => import("~/features/preferences/advanced-search-dialog.tsx"));
const OnboardingTour = lazyPart(() => import("~/features/tour/tour.tsx"));

// The server has rendered the signed-in shell: fetch its code now, not once React finds out that it needs it.
if (typeof document !== "undefined" && document.querySelector(".app-frame")) void loadShell();

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
