import { Outlet } from "react-router";
import { AccessRestricted } from "~/features/shell/refusals.tsx";
import { onlyWhenAsked, restrictTo } from "~/lib/guard.ts";
import type { Route } from "./+types/paralegals";

export const loader = (args: Route.LoaderArgs) => restrictTo("paralegal", args);
export const shouldRevalidate = onlyWhenAsked;

export default function Paralegals({ loaderData }: Route.ComponentProps) {
  return loaderData.restricted ? <AccessRestricted allowed="paralegal" /> : <Outlet />;
}

export { ScreenFailure as ErrorBoundary } from "~/features/shell/screen-failure.tsx";
