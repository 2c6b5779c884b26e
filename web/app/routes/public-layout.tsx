import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { AccountDialogs } from "~/features/accounts/account-dialogs.tsx";
import type { AccountKind } from "~/features/accounts/account-kind.ts";
import { PublicShell } from "~/features/shell/public-shell.tsx";

/** The forms open over the page; on /auth, and in the letters' pages beside it, the same forms are pages. */
const pagesWithForms = ["/auth", "/reset-password", "/verify-email"];

export default function PublicLayout() {
  const { pathname, search } = useLocation();
  const [account, setAccount] = useState<AccountKind | null>(null);
  const isFormPage = pagesWithForms.includes(pathname);
  // The landing page leads on to the dashboard; every other page is where somebody wanted to be.
  const next = pathname === "/" ? undefined : pathname + search;
  return (
    <PublicShell onForm={isFormPage ? undefined : setAccount}>
      <Outlet />
      {!isFormPage && <AccountDialogs open={account} onOpenChange={setAccount} next={next} />}
    </PublicShell>
  );
}
