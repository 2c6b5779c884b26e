import { ApplicationStatus } from "~/features/dashboards/status-counts.tsx";
import { ParalegalOverview } from "~/features/dashboards/paralegal-overview.tsx";
import { RecentOpportunities } from "~/features/dashboards/recent-opportunities.tsx";
import { ThreeTips } from "~/features/dashboards/three-tips.tsx";
import { recentJobs } from "~/features/dashboards/recent-jobs.ts";
import { nothingPreloaded } from "~/lib/nothing-preloaded.ts";
import { pageTitle } from "~/lib/page-title.ts";
import { ask, preload } from "~/lib/preload.ts";
import { Columns } from "~/ui/columns.tsx";
import type { Route } from "./+types/dashboard.paralegal";

export const meta: Route.MetaFunction = () => pageTitle("Dashboard");

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await preload(context, ask("dashboardStats"), ask("listJobs", recentJobs));
  return data;
}
export const clientLoader = nothingPreloaded;

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
