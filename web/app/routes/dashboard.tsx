import { type DashboardKind, dashboardKindOf } from "@caseload/contract/dashboard-kinds";
import { type ComponentType, lazy, type LazyExoticComponent, Suspense } from "react";
// Styles of what is fetched later come with the page: what the server drew stands before its code arrives.
import "~/features/dashboard-freelance/dashboard-freelance.css";
import "~/features/dashboard-member/dashboard-member.css";
import "~/features/dashboard-office/dashboard-office.css";
import "~/features/dashboard-paralegal/paralegal-dashboard.css";
import "~/features/fitting-jobs/fitting-jobs.css";
import { FirmOnly } from "~/features/shell/firm-only.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import "~/ui/columns.css";
import "~/ui/more-rows.css";
import type { Route } from "./+types/dashboard";

/** Each is fetched by those alone who see it. */
const screens: Record<DashboardKind, LazyExoticComponent<ComponentType>> = {
  executive: lazy(() => import("~/features/dashboard-office/executive-dashboard.tsx")),
  attorney: lazy(() => import("~/features/dashboard-office/attorney-dashboard.tsx")),
  freelance: lazy(() => import("./dashboards/freelance.tsx")),
  member: lazy(() => import("./dashboards/member.tsx")),
};

/** Told from a law office's rows. */
const ofFirms: readonly DashboardKind[] = ["executive", "attorney"];

export const meta: Route.MetaFunction = () => pageTitle("Dashboard");

/** What is seen here follows one's role (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function Dashboard() {
  const { primaryRole, userType, firmId } = useMember();
  const kind = dashboardKindOf(primaryRole, userType);
  if (firmId === null && ofFirms.includes(kind)) return <FirmOnly title="Dashboard" />;
  const Screen = screens[kind];
  return (
    <Suspense>
      <Screen />
    </Suspense>
  );
}
