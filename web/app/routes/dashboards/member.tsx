import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import type { ParalegalFigures } from "@caseload/contract/market-dashboards";
import { MemberDashboard } from "~/features/dashboard-member/member-dashboard.tsx";
import { StatusCounts } from "~/features/dashboard-paralegal/status-counts.tsx";
import { FittingJobs } from "~/features/fitting-jobs/fitting-jobs.tsx";
import { QuickApply } from "~/features/jobs/quick-apply.tsx";

const statuses: readonly ApplicationStatus[] = ["pending", "reviewing", "accepted", "rejected", "withdrawn"];

export default function Member() {
  return (
    <MemberDashboard
      jobs={<FittingJobs title="Recommended Jobs" noun="jobs" Action={QuickApply} />}
      Status={Status}
    />
  );
}

const Status = ({ counts }: { counts?: ParalegalFigures["applications"] | undefined }) => (
  <StatusCounts statuses={statuses} counts={counts} />
);
