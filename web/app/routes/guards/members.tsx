import { Outlet } from "react-router";
import { onlyWhenAsked, requireMember } from "~/lib/guard.ts";
import type { Route } from "./+types/members";

export function loader(args: Route.LoaderArgs): null {
  requireMember(args);
  return null;
}
export const shouldRevalidate = onlyWhenAsked;

export default Outlet;

export { ScreenFailure as ErrorBoundary } from "~/features/shell/screen-failure.tsx";
