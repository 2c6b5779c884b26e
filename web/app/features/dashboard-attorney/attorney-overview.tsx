import { errorText } from "~/lib/api.ts";
import Plus from "lucide-react/icons/plus";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { LedgerSkeleton } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { AttorneyLede } from "./attorney-lede.tsx";
import { AttorneyLedger } from "./attorney-ledger.tsx";

/** Greeting, what waits, and the key figures. */
export function AttorneyOverview({ onPostJob }: { onPostJob: () => void }) {
  const user = useMember();
  const format = useFormat();
  const stats = useApi("dashboardStats");
  const jobs = useApiPages("listAttorneyJobs", { params: { userId: user.id } });
  return (
    <>
      <PageHead
        title={`${format.greeting()}, ${user.firstName}`}
        lede={stats.data && !jobs.isPending ? <AttorneyLede stats={stats.data} jobs={jobs.rows} /> : "\u00a0"}
        actions={
          <Button variant="primary" onClick={onPostJob}>
            <Plus className="icon" />
            Post New Job
          </Button>
        }
      />
      {stats.data && (
        <AttorneyLedger
          stats={stats.data}
          jobs={jobs.rows}
          mayReview={user.permissions.includes("application:review")}
        />
      )}
      {!stats.data && stats.error && (
        <InlineAlert
          title="Your figures could not be loaded"
          text={errorText(stats.error, "Please try again")}
          onRetry={() => void stats.refetch()}
        />
      )}
      {stats.isPending && <LedgerSkeleton />}
    </>
  );
}
