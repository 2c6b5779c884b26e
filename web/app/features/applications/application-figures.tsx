import { useApi } from "~/lib/use-api.ts";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";

/** How many applications there are, and where they stand. */
export function ApplicationFigures() {
  const { data: stats, error } = useApi("dashboardStats");
  if (!stats) return error ? null : <LedgerSkeleton />;
  return (
    <Ledger
      label="Your applications"
      cells={[
        { label: "Total Applications", figure: stats.totalApplications },
        { label: "Under Review", figure: stats.reviewingApplications },
        { label: "Accepted", figure: stats.acceptedApplications },
        { label: "Pending", figure: stats.pendingApplications },
      ]}
    />
  );
}
