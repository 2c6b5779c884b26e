import { type DashboardKind, dashboardKindOf } from "@caseload/contract/dashboard-kinds";
import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from "react";
import { redirect } from "react-router";
import "~/features/dashboard-office/dashboard-office.css";
import { FirmOnly } from "~/features/shell/firm-only.tsx";
import { dashboardOf } from "~/lib/addresses.ts";
import { requireMember } from "~/lib/guard.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import type { Route } from "./+types/dashboard";

/** Each is fetched by those alone who see it. */
const screens: Partial<Record<DashboardKind, LazyExoticComponent<ComponentType>>> = {
  executive: lazy(() => import("~/features/dashboard-office/executive-dashboard.tsx")),
  attorney: lazy(() => import("~/features/dashboard-office/attorney-dashboard.tsx")),
};

/** Told from a law office's rows. */
const ofFirms: readonly DashboardKind[] = ["executive", "attorney"];

export const meta: Route.MetaFunction = () => pageTitle("Dashboard");

/** Those without a screen of their own go on to the dashboard of their user type. */
export function loader(args: Route.LoaderArgs) {
  const { primaryRole, userType } = requireMember(args);
  return screens[dashboardKindOf(primaryRole, userType)] ? null : redirect(dashboardOf(userType));
}

/** What is seen here follows one's role (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function Dashboard() {
  const { primaryRole, userType, firmId } = useMember();
  const kind = dashboardKindOf(primaryRole, userType);
  if (firmId === null && ofFirms.includes(kind)) return <FirmOnly title="Dashboard" />;
  const Screen = screens[kind];
  return <Suspense>{Screen && <Screen />}</Suspense>;
}
