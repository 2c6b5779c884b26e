import { Outlet } from "react-router";
import { redirectWithToast } from "~/lib/flash.ts";
import { onlyWhenAsked } from "~/lib/guard.ts";
import { pageOf } from "~/lib/page-context.ts";
import type { Route } from "./+types/conversations";

export function loader({ context }: Route.LoaderArgs): null {
  if (!pageOf(context).user) throw redirectWithToast("/", "messagesDenied");
  return null;
}
export const shouldRevalidate = onlyWhenAsked;

export default Outlet;

export { ScreenFailure as ErrorBoundary } from "~/features/shell/screen-failure.tsx";
