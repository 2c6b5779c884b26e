import { lazy, Suspense, useState } from "react";
import { Outlet, useLocation } from "react-router";
import type { AccountKind } from "~/features/accounts/account-kind.ts";
import { PublicShell } from "~/features/shell/public-shell.tsx";

const AccountDialog = lazy(() => import("~/features/accounts/account-dialog.tsx"));

/** The forms open over the page; on /auth, and in the letters' pages beside it, the same forms are pages. */
const pagesWithForms = ["/auth", "/reset-password", "/verify-email"];

export default function PublicLayout() {
  const { pathname, search } = useLocation();
  const [account, setAccount] = useState<AccountKind | null>(null);
  const [last, setLast] = useState(account);
  if (account !== null && account !== last) setLast(account);
  const isFormPage = pagesWithForms.includes(pathname);
  // The landing page leads on to the dashboard; every other page is where somebody wanted to be.
  const next = pathname === "/" ? null : pathname + search;
  return (
    <PublicShell onForm={isFormPage ? undefined : setAccount}>
      <Outlet />
      <Suspense>
        {!isFormPage && last && (
          <AccountDialog kind={last} open={account !== null} next={next} onOpenChange={setAccount} />
        )}
      </Suspense>
    </PublicShell>
  );
}
