import { useApi } from "~/lib/use-api.ts";
import { StatusCounts } from "./status-counts.tsx";

const shown = ["pending", "reviewing", "accepted"] as const;

export function ApplicationStatus() {
  const { data: stats } = useApi("dashboardStats");
  return (
    <StatusCounts
      statuses={shown}
      counts={
        stats && {
          pending: stats.pendingApplications,
          reviewing: stats.reviewingApplications,
          accepted: stats.acceptedApplications,
        }
      }
    />
  );
}
