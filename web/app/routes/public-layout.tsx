import { useState } from "react";
import { Outlet, useLocation } from "react-router";
import { AccountDialogs } from "~/features/accounts/account-dialogs.tsx";
import type { AccountDialogKind } from "~/features/accounts/account-kind.ts";
import PublicShell from "~/features/shell/public-shell.tsx";
import { isFormPage, useWayBack } from "~/features/shell/way-back.ts";

/** The account forms open over these pages, except where they are the page. */
export default function PublicLayout() {
  const { pathname } = useLocation();
  const next = useWayBack();
  const [account, setAccount] = useState<AccountDialogKind | null>(null);
  const hasForm = isFormPage(pathname);
  return (
    <PublicShell onForm={hasForm ? undefined : setAccount}>
      <Outlet />
      {!hasForm && <AccountDialogs open={account} next={next} onOpenChange={setAccount} />}
    </PublicShell>
  );
}
