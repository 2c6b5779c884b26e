import { Outlet } from "react-router";
import { guardDashboard, onlyWhenAsked } from "~/lib/guard.ts";
import type { Route } from "./+types/paralegal-dashboard";

export const loader = (args: Route.LoaderArgs) => guardDashboard("paralegal", args);
export const shouldRevalidate = onlyWhenAsked;

export default Outlet;

export { ScreenFailure as ErrorBoundary } from "~/features/shell/screen-failure.tsx";
