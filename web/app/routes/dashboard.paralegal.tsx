import { ApplicationStatus } from "~/features/dashboards/status-counts.tsx";
import { ParalegalOverview } from "~/features/dashboards/paralegal-overview.tsx";
import { RecentOpportunities } from "~/features/dashboards/recent-opportunities.tsx";
import { ThreeTips } from "~/features/dashboards/three-tips.tsx";
import { pageTitle } from "~/lib/page-title.ts";
import { Columns } from "~/ui/columns.tsx";
import type { Route } from "./+types/dashboard.paralegal";

export const meta: Route.MetaFunction = () => pageTitle("Dashboard");

export default function ParalegalDashboardScreen() {
  return (
    <>
      <ParalegalOverview />
      <Columns
        rail={
          <>
            <ApplicationStatus />
            <ThreeTips />
          </>
        }
      >
        <RecentOpportunities />
      </Columns>
    </>
  );
}
