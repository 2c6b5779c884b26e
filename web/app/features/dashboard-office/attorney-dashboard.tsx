import Plus from "lucide-react/icons/plus";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useMember } from "~/lib/session.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { attorneyCells } from "./attorney-cells.ts";
import { FirmActivity } from "./firm-activity.tsx";
import { NewOffice } from "./new-office.tsx";
import { OfficeLede } from "./office-lede.tsx";
import { QuickActions } from "./quick-actions.tsx";

/** What an attorney of the firm has to do (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function AttorneyDashboard() {
  const member = useMember();
  const format = useFormat();
  const stats = useApi("dashboardStats");
  const isNew = stats.data?.totalJobs === 0;
  return (
    <>
      <PageHead
        title="Attorney Dashboard"
        lede={<OfficeLede />}
        actions={
          <ButtonLink variant="primary" to="/jobs/post">
            <Plus className="icon" />
            Post Job
          </ButtonLink>
        }
      />
      {stats.data ? (
        <Ledger label="Summary" cells={attorneyCells(member, stats.data, format.ago)} />
      ) : stats.error ? (
        <InlineAlert
          title="Your figures could not be loaded"
          text={errorText(stats.error, "Please try again")}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      ) : (
        <LedgerSkeleton cells={3} />
      )}
      <Columns rail={<QuickActions />}>
        {isNew ? <NewOffice /> : <FirmActivity title="Recent Job Activity" />}
      </Columns>
    </>
  );
}
