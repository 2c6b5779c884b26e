import { Outlet } from "react-router";
import { guardDashboard, onlyWhenAsked } from "~/lib/guard.ts";
import type { Route } from "./+types/attorney-dashboard";

export const loader = (args: Route.LoaderArgs) => guardDashboard("attorney", args);
export const shouldRevalidate = onlyWhenAsked;

export default Outlet;

export { ScreenFailure as ErrorBoundary } from "~/features/shell/screen-failure.tsx";
