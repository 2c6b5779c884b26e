import type { DepartmentFigures } from "@caseload/contract/reporting/firm-dashboards";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { errorText } from "~/lib/api.ts";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Columns } from "~/ui/columns.tsx";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { Ledger, LedgerSkeleton } from "~/ui/ledger.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { RuledHeading } from "~/ui/rule.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { DepartmentTable } from "./department-table.tsx";
import { executiveCells } from "./executive-cells.tsx";
import { FirmActivity } from "./firm-activity.tsx";
import { NewOffice } from "./new-office.tsx";
import { OfficeLede } from "./office-lede.tsx";
import { whatWaits } from "./what-waits.ts";
import styles from "./dashboard-office.module.css";

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

/** How much of each kind waits for one's decision; each leads there. */
function WaitingList() {
  const { permissions } = useMember();
  const { data: stats } = useApi("dashboardStats");
  return (
    <section>
      <RuledHeading>Waiting for you</RuledHeading>
      <ul className={styles.officeLinks}>
        {whatWaits(permissions, stats).map(({ label, to, count }) => (
          <li key={to}>
            <Link to={to} className={classNames(count === 0 && styles.idle)}>
              {label}
              <b>{count === undefined ? <Skeleton shape="word" /> : count.toLocaleString("en-US")}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How the firm's departments stand, with the way to everything else that is counted. */
function DepartmentPerformance({ departments }: { departments: readonly DepartmentFigures[] }) {
  const isDivided = departments.some(({ id }) => id !== null);
  return (
    <section className={styles.officeSection}>
      <h2 className="title">Department Performance</h2>
      <div className={classNames("sheet edge", styles.officeSheet)}>
        <DepartmentTable departments={departments} />
        <p className="small muted">
          Projects in progress now; hours, spend and postings of the last 30 days.
          {!isDivided && (
            <>
              {" "}
              <Link to="/departments" className="link">
                Create departments
              </Link>{" "}
              to tell them apart.
            </>
          )}
        </p>
      </div>
    </section>
  );
}

/** The table of departments while its figures are on their way. */
function DepartmentSkeleton() {
  return (
    <section className={styles.officeSection}>
      <h2 className="title">Department Performance</h2>
      <Loading className={classNames("sheet edge", styles.officeSheet, styles.officeSkeleton)}>
        {Array.from({ length: 4 }, (_, at) => (
          <div key={at}>
            <Skeleton shape="short" />
            <Skeleton shape="word" />
            <Skeleton shape="word" />
          </div>
        ))}
      </Loading>
    </section>
  );
}
