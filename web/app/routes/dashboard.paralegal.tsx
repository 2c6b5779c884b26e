import { ApplicationStatus } from "~/features/dashboard-paralegal/application-status.tsx";
import { ParalegalOverview } from "~/features/dashboard-paralegal/paralegal-overview.tsx";
import { RecentOpportunities } from "~/features/dashboard-paralegal/recent-opportunities.tsx";
import { ThreeTips } from "~/features/dashboard-paralegal/three-tips.tsx";
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
