import { useApi } from "~/lib/use-api.ts";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";

/** How many applications there are, and their statuses, or dashes; each figure narrows the list to what it counts. */
export function ApplicationFigures() {
  const { data: stats, error } = useApi("dashboardStats");
  if (!stats && !error) return <LedgerSkeleton />;
  return (
    <Ledger
      label="Your applications"
      cells={[
        { label: "Total Applications", figure: stats?.totalApplications ?? "—", to: "/applications" },
        {
          label: "Under Review",
          figure: stats?.reviewingApplications ?? "—",
          to: "/applications?status=reviewing",
        },
        {
          label: "Accepted",
          figure: stats?.acceptedApplications ?? "—",
          to: "/applications?status=accepted",
        },
        { label: "Pending", figure: stats?.pendingApplications ?? "—", to: "/applications?status=pending" },
      ]}
    />
  );
}
