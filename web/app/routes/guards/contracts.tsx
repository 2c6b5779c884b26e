import { Outlet } from "react-router";
import { signInFor } from "~/lib/addresses.ts";
import { redirectWithToast } from "~/lib/flash.ts";
import { onlyWhenAsked } from "~/lib/guard.ts";
import { pageOf } from "~/lib/page-context.ts";
import type { Route } from "./+types/contracts";

/** Visitors sign in first, and read why (SPEC.md section 2 "Contracts"). */
export function loader({ context, url }: Route.LoaderArgs): null {
  if (!pageOf(context).user) throw redirectWithToast(signInFor(url.pathname + url.search), "contractsDenied");
  return null;
}
export const shouldRevalidate = onlyWhenAsked;

export default Outlet;

export { ScreenFailure as ErrorBoundary } from "~/features/shell/screen-failure.tsx";
