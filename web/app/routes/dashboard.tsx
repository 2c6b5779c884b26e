import { type DashboardKind, dashboardKindOf } from "@caseload/contract/reporting/dashboard-kinds";
import { type ComponentType, type LazyExoticComponent, Suspense } from "react";
import { FirmOnly } from "~/features/shell/refusals.tsx";
import { useHydrated } from "~/lib/hydrated.ts";
import { vitalPart } from "~/ui/lazy-part.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { useMember } from "~/lib/session.ts";
import { LedgerSkeleton } from "~/ui/ledger.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import type { Route } from "./+types/dashboard";

const loadRecommendedJobs = () => import("~/features/recommended-jobs/recommended-jobs.tsx");
const loadQuickApply = () => import("~/features/jobs/quick-apply.tsx");

/** Each is fetched by those alone who see it. */
const screens: Record<DashboardKind, LazyExoticComponent<ComponentType>> = {
  executive: vitalPart(() => import("~/features/dashboards/executive-dashboard.tsx")),
  attorney: vitalPart(() => import("~/features/dashboards/attorney-dashboard.tsx")),
  freelance: vitalPart(async () => {
    const [{ FreelanceDashboard }, { RecommendedJobs }, { QuickApply }] = await Promise.all([
      import("~/features/dashboards/freelance-dashboard.tsx"),
      loadRecommendedJobs(),
      loadQuickApply(),
    ]);
    const projects = <RecommendedJobs title="Projects for You" noun="projects" Action={QuickApply} />;
    return { default: () => <FreelanceDashboard projects={projects} /> };
  }),
  member: vitalPart(async () => {
    const [{ MemberDashboard }, { RecommendedJobs }, { QuickApply }] = await Promise.all([
      import("~/features/dashboards/member-dashboard.tsx"),
      loadRecommendedJobs(),
      loadQuickApply(),
    ]);
    const jobs = <RecommendedJobs title="Recommended Jobs" noun="jobs" Action={QuickApply} />;
    return { default: () => <MemberDashboard jobs={jobs} /> };
  }),
};

/** Computed from a firm's rows. */
const ofFirms: readonly DashboardKind[] = ["executive", "attorney"];

export const meta: Route.MetaFunction = () => pageTitle("Dashboard");

/** What is seen here follows one's role (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function Dashboard() {
  const { primaryRole, userType, firmId } = useMember();
  // The figures may be there before a screen's code is: taking over markup without them would fail.
  const isHydrated = useHydrated();
  const kind = dashboardKindOf(primaryRole, userType);
  if (firmId === null && ofFirms.includes(kind)) return <FirmOnly title="Dashboard" />;
  const Screen = screens[kind];
  return <Suspense fallback={<Waiting />}>{isHydrated ? <Screen /> : <Waiting />}</Suspense>;
}

function Waiting() {
  return (
    <Loading>
      <div className="page-head">
        <div>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </div>
      </div>
      <LedgerSkeleton />
    </Loading>
  );
}
