import Plus from "lucide-react/icons/plus";
import { errorText } from "~/lib/api.ts";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Columns } from "~/ui/columns.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { DepartmentPerformance } from "./department-performance.tsx";
import { DepartmentSkeleton } from "./department-skeleton.tsx";
import { executiveCells } from "./executive-cells.tsx";
import { FirmActivity } from "./firm-activity.tsx";
import { NewOffice } from "./new-office.tsx";
import { OfficeLede } from "./office-lede.tsx";
import { WaitingList } from "./waiting-list.tsx";

/** The firm in figures, for those who lead it (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function ExecutiveDashboard() {
  const figures = useApi("executiveDashboard");
  const { data: stats } = useApi("dashboardStats");
  const isNew = stats?.totalJobs === 0;
  return (
    <>
      <PageHead
        title="Executive Dashboard"
        lede={<OfficeLede />}
        actions={
          <>
            <ButtonLink to="/analytics">See Analytics</ButtonLink>
            <ButtonLink variant="primary" to="/jobs/post">
              <Plus className="icon" />
              Post Job
            </ButtonLink>
          </>
        }
      />
      {figures.data ? (
        <Ledger label="The firm in figures" cells={executiveCells(figures.data)} />
      ) : figures.error ? (
        <InlineAlert
          title="The figures could not be loaded"
          text={errorText(figures.error, "Please try again")}
          onRetry={() => void figures.refetch()}
          retrying={figures.isFetching}
        />
      ) : (
        <LedgerSkeleton />
      )}
      <Columns rail={<WaitingList />}>
        {isNew && <NewOffice />}
        {!isNew && figures.data && <DepartmentPerformance departments={figures.data.departments} />}
        {!isNew && figures.isPending && <DepartmentSkeleton />}
        {!isNew && <FirmActivity title="Recent Activity" />}
      </Columns>
    </>
  );
}
