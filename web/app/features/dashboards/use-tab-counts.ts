import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMember } from "~/lib/session.ts";

/** The small numbers on the tabs; none where the whole is not known. */
export function useTabCounts() {
  const { id } = useMember();
  const { data: stats } = useApi("dashboardStats");
  const jobs = useApiPages("listAttorneyJobs", { params: { userId: id } });
  return {
    listings: jobs.isPending || jobs.hasMore ? undefined : jobs.rows.length,
    applications: stats?.totalApplications,
    messages: stats?.unreadMessages || undefined,
  };
}
