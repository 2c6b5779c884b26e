import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import { clip, plural } from "~/lib/format.ts";
import { useApi } from "~/lib/use-api.ts";
import { Mark } from "~/ui/mark.tsx";

/** What needs this person first: terms to sign, else where things stand. */
export function ParalegalLede({ stats }: { stats: DashboardStats }) {
  const contracts = useApi("listContracts");
  const unsigned = contracts.data?.find(
    (one) => one.status === "pending_terms" && one[one.viewerSide].signature === null,
  );
  if (unsigned) {
    return (
      <>
        {unsigned.otherUser.name} sent you terms for {clip(unsigned.job.title, 70)}.{" "}
        <Mark>Sign to start.</Mark>
      </>
    );
  }
  return <>{contracts.isPending ? "\u00a0" : standing(stats)}</>;
}

function standing({ reviewingApplications, pendingApplications, activeJobs }: DashboardStats): string {
  if (reviewingApplications > 0) {
    return `${plural(reviewingApplications, "application is", "applications are")} under review.`;
  }
  if (pendingApplications > 0) {
    return `${plural(pendingApplications, "application waits", "applications wait")} to be read.`;
  }
  if (activeJobs === 0) return "No posting is open right now. New ones appear here at once.";
  return `${plural(activeJobs, "posting is", "postings are")} open right now.`;
}
