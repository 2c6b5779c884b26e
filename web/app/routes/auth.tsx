import { product } from "@caseload/contract/product";
import { redirect, useSearchParams } from "react-router";
import { accountKindOf, type AccountKind } from "~/features/accounts/account-kind.ts";
import { AccountPage, pitchOf } from "~/features/accounts/account-page.tsx";
import { AccountTabs } from "~/features/accounts/account-tabs.tsx";
import { dashboardOf, sameSitePath } from "~/lib/addresses.ts";
import { onlyWhenAsked } from "~/lib/guard.ts";
import { pageOf } from "~/lib/page-context.ts";
import { publicPage } from "~/lib/page-title.ts";
import type { Route } from "./+types/auth";

export const meta: Route.MetaFunction = (args) =>
  publicPage(args, {
    title: "Sign in",
    description: `Sign in to ${product.name}, or register as a paralegal or an attorney.`,
  });

/** Signed-in people are redirected to `next` or the dashboard. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { user } = pageOf(context);
  if (!user) return null;
  const next = sameSitePath(url.searchParams.get("next"));
  return redirect(next ?? dashboardOf(user.userType));
}
export const shouldRevalidate = onlyWhenAsked;

export default function Auth() {
  const [params, setParams] = useSearchParams();
  const kind = accountKindOf(params.get("role"));

  function show(next: AccountKind): void {
    const changed = new URLSearchParams(params);
    if (next === "login") changed.delete("role");
    else changed.set("role", next);
    setParams(changed, { replace: true, preventScrollReset: true });
  }

  return (
    <AccountPage bare {...pitchOf[kind]}>
      <AccountTabs kind={kind} onKindChange={show} next={sameSitePath(params.get("next"))} />
    </AccountPage>
  );
}
