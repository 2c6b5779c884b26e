import { Outlet } from "react-router";
import { AccessRestricted } from "~/features/shell/refusals.tsx";
import { onlyWhenAsked, restrictTo } from "~/lib/guard.ts";
import type { Route } from "./+types/attorneys";

export const loader = (args: Route.LoaderArgs) => restrictTo("attorney", args);
export const shouldRevalidate = onlyWhenAsked;

export default function Attorneys({ loaderData }: Route.ComponentProps) {
  return loaderData.restricted ? <AccessRestricted allowed="attorney" /> : <Outlet />;
}

export { ScreenFailure as ErrorBoundary } from "~/features/shell/screen-failure.tsx";
