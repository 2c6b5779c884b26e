import { Outlet } from "react-router";
import { onlyWhenAsked, restrictToStaff } from "~/lib/guard.ts";
import { PageNotFound } from "~/features/shell/page-not-found.tsx";
import type { Route } from "./+types/staff";

export const loader = (args: Route.LoaderArgs) => restrictToStaff(args);
export const shouldRevalidate = onlyWhenAsked;

/** For others there is nothing at these addresses. */
export default function Staff({ loaderData }: Route.ComponentProps) {
  return loaderData.restricted ? <PageNotFound /> : <Outlet />;
}

export { ScreenFailure as ErrorBoundary } from "~/features/shell/screen-failure.tsx";
