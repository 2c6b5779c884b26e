import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import type { AccountKind } from "~/features/accounts/account-kind.ts";
import { PublicShell } from "~/features/shell/public-shell.tsx";
import { isFormPage, useWayBack } from "~/features/shell/way-back.ts";

const AccountDialog = lazy(() => import("~/features/accounts/account-dialog.tsx"));

/** What visitors see around every screen. The account forms open over it, except where they are the page. */
export function PublicFrame({ framed = false }: { framed?: boolean }) {
  const { pathname } = useLocation();
  const next = useWayBack();
  const [account, setAccount] = useState<AccountKind | null>(null);
  const [last, setLast] = useState(account);
  if (account !== null && account !== last) setLast(account);
  const hasForm = isFormPage(pathname);
  return (
    <PublicShell framed={framed} onForm={hasForm ? undefined : setAccount}>
      <Outlet />
      <Suspense>
        {!hasForm && last && (
          <AccountDialog kind={last} open={account !== null} next={next} onOpenChange={setAccount} />
        )}
      </Suspense>
    </PublicShell>
  );
}
