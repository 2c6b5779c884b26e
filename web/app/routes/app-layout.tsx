import { Suspense, useState, type ReactNode } from "react";
import { Outlet } from "react-router";
import { AccountDialogs } from "~/features/accounts/account-dialogs.tsx";
import type { AccountDialogKind } from "~/features/accounts/account-kind.ts";
import { lazyPart, vitalPart } from "~/ui/lazy-part.ts";
import { useUser } from "~/lib/session.ts";
// The server renders the shells and the notices before their code loads: their styles come with this route. Those that it
// imports without a name are in one file with those that it names (web/chunks.ts).
import * as appShellStyles from "~/features/shell/app-shell.module.css";
import * as publicShellStyles from "~/features/shell/public-shell.module.css";
import "~/features/shell/account-notices.module.css";
import "~/features/shell/phone-bar.module.css";
import "~/features/shell/sidebar.module.css";
import "~/features/shell/topbar.module.css";
import "~/features/shell/user-button.module.css";
import "~/lib/until-ready.module.css";

const loadShell = () => import("~/features/shell/app-shell.tsx");
const AppShell = vitalPart(loadShell);
const loadPublicShell = () => import("~/features/shell/public-shell.tsx");
const PublicShell = vitalPart(loadPublicShell);
const AdvancedSearchDialog = vitalPart(() => import("~/features/preferences/advanced-search-dialog.tsx"));
const TimerChip = lazyPart(() => import("~/features/time/timer-chip.tsx"));
const OnboardingTour = lazyPart(() => import("~/features/tour/tour.tsx"));

/** Whether the server has rendered the element of the class `shell`. */
const isRendered = (shell: string | undefined): boolean => document.querySelector(`.${shell}`) !== null;

/** Fetches the code of the shell that the server has rendered, before React first renders it. */
function loadRenderedShell(): Promise<unknown> | undefined {
  if (isRendered(appShellStyles.appShell)) return loadShell();
  if (isRendered(publicShellStyles.publicShell)) return loadPublicShell();
}

if (typeof document !== "undefined") void loadRenderedShell()?.catch(() => undefined);

/** The signed-in shell; visitors see open screens between the public header and footer. Each loads its own. */
export default function AppLayout() {
  const isMember = useUser() !== null;
  return (
    <Suspense>
      {isMember ? (
        <AppShell FilterDialog={AdvancedSearchDialog} TimerChip={TimerChip} Tour={OnboardingTour}>
          <Outlet />
        </AppShell>
      ) : (
        <VisitorLayout>
          <Outlet />
        </VisitorLayout>
      )}
    </Suspense>
  );
}

function VisitorLayout({ children }: { children: ReactNode }) {
  const [account, setAccount] = useState<AccountDialogKind | null>(null);
  const [next, setNext] = useState<string | null>(null);
  function open(form: AccountDialogKind, wayBack: string | null): void {
    setAccount(form);
    setNext(wayBack);
  }
  return (
    <PublicShell framed onForm={open}>
      {children}
      <AccountDialogs open={account} next={next} onOpenChange={setAccount} />
    </PublicShell>
  );
}
