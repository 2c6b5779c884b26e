import type { DepartmentFigures, ExecutiveDashboard } from "@caseload/contract/reporting/dashboards";
import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Columns } from "~/ui/columns.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { DashboardFigures, NoData } from "./dashboard-figures.tsx";
import { DepartmentTable } from "./department-table.tsx";
import { FirmActivity } from "./firm-activity.tsx";
import { FirstPosting } from "./first-posting.tsx";
import { FirmLede } from "./firm-lede.tsx";
import { pendingActions } from "./pending-actions.ts";
import { RailLinks } from "./rail-links.tsx";
import * as styles from "./firm-dashboard.module.css";
import { money } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { reportOf } from "./report-links.ts";

/** The firm in figures, for those who lead it (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function ExecutiveDashboard() {
  const figures = useApi("executiveDashboard");
  const { data: stats } = useApi("dashboardStats");
  const isNew = stats?.totalJobs === 0;
  return (
    <>
      <PageHead
        title="Executive Dashboard"
        lede={<FirmLede />}
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
      <DashboardFigures
        query={figures}
        label="Firm metrics"
        failureTitle="The figures could not be loaded"
        cells={executiveCells}
      />
      <Columns
        rail={
          <>
            <WaitingList />
            <ConflictFigures conflicts={figures.data?.conflicts} />
          </>
        }
      >
        {isNew && <FirstPosting />}
        {!isNew && figures.data && <DepartmentPerformance departments={figures.data.departments} />}
        {!isNew && figures.isPending && <DepartmentSkeleton />}
        {!isNew && <FirmActivity title="Recent Activity" />}
      </Columns>
    </>
  );
}

/** Counts of what needs the member's decision; each links to its list. */
function WaitingList() {
  const { permissions } = useMember();
  const { data: stats } = useApi("dashboardStats");
  return (
    <RailLinks
      title="Waiting for you"
      links={pendingActions(permissions, stats).map(({ label, to, count }) => ({
        to,
        idle: count === 0,
        content: (
          <>
            {label}
            <b>
              {count === undefined ? (
                <Skeleton shape="word" className={styles.countSkeleton} />
              ) : (
                count.toLocaleString("en-US")
              )}
            </b>
          </>
        ),
      }))}
    />
  );
}

const conflictRows = [
  { figure: "checked", label: "Applications checked", choice: {} },
  { figure: "possible", label: "Possible conflicts", choice: { only: "possible" } },
  { figure: "undecided", label: "To decide", choice: { only: "undecided" } },
] as const;

/** What the conflict checks of the period's postings came to; each figure links to its rows. */
function ConflictFigures({ conflicts }: { conflicts: Figures["conflicts"] | undefined }) {
  return (
    <RailLinks
      title="Conflict checks, 30 days"
      links={conflictRows.map(({ figure, label, choice }) => ({
        to: reportOf("conflicts", choice),
        idle: conflicts?.[figure] === 0,
        content: (
          <>
            {label}
            <b>
              {conflicts === undefined ? (
                <Skeleton shape="word" className={styles.countSkeleton} />
              ) : (
                conflicts[figure].toLocaleString("en-US")
              )}
            </b>
          </>
        ),
      }))}
    />
  );
}

/** The firm's departments side by side. */
function DepartmentPerformance({ departments }: { departments: readonly DepartmentFigures[] }) {
  const isDivided = departments.some(({ id }) => id !== null);
  return (
    <section className={styles.firmSection}>
      <h2 className={classNames("title", styles.sectionTitle)}>Department Performance</h2>
      <div className={classNames("sheet edge", styles.firmSheet)}>
        <DepartmentTable departments={departments} />
        <p className="small muted">
          Projects in progress now; hours, spend and postings of the last 30 days.
          {!isDivided && (
            <>
              {" "}
              <Link to="/departments" className="link">
                Add departments
              </Link>{" "}
              to break this down.
            </>
          )}
        </p>
      </div>
    </section>
  );
}

function DepartmentSkeleton() {
  return (
    <section className={styles.firmSection}>
      <h2 className={classNames("title", styles.sectionTitle)}>Department Performance</h2>
      <Loading className={classNames("sheet edge", styles.firmSheet, styles.firmSkeleton)}>
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

type Figures = ExecutiveDashboard;

const dollars = (value: number): string => money(Math.round(value));
const hours = (value: number): string => plural(Math.round(value), "hour");

const figureOrNoData = (figure: string | null) => figure ?? <NoData />;

function spend({ spend: { current, previous } }: Figures): LedgerCell {
  const parts = `${dollars(current.invoicedCents / 100)} invoiced, ${dollars(current.paidCents / 100)} paid`;
  return {
    label: "Spend",
    figure: dollars(current.earnedCents / 100),
    note: `earned in 30 days, ${dollars(previous.earnedCents / 100)} in the 30 before; ${parts}`,
    to: reportOf("spend"),
  };
}

function projects({ projects: { inProgress, termsAgreed, awaitingTerms } }: Figures): LedgerCell {
  const next = [
    termsAgreed > 0 && `${termsAgreed.toLocaleString("en-US")} about to start`,
    awaitingTerms > 0 && `${awaitingTerms.toLocaleString("en-US")} awaiting signatures`,
  ].filter(Boolean);
  return {
    label: "Active Projects",
    figure: inProgress.toLocaleString("en-US"),
    note: next.join(", ") || "in progress now",
    to: reportOf("hours", { only: "in_progress" }),
  };
}

function utilization({ utilization: { approvedMinutes, inProgress, withTime } }: Figures): LedgerCell {
  return {
    label: "Team Utilization",
    figure: figureOrNoData(inProgress === 0 ? null : `${Math.round((100 * withTime) / inProgress)}%`),
    note:
      inProgress === 0
        ? "no projects in progress"
        : `${withTime} of ${plural(inProgress, "project")} with approved time, ${hours(approvedMinutes / 60)}`,
    to: reportOf("hours"),
  };
}

function satisfaction({ satisfaction: { mean, reviews, completed } }: Figures): LedgerCell {
  const done = `${completed === 0 ? "no project" : plural(completed, "project")} completed in 30 days`;
  return {
    label: "Client Satisfaction",
    figure: figureOrNoData(mean === null ? null : `${mean.toFixed(1)} of 5`),
    note: mean === null ? `no reviews, ${done}` : `${plural(reviews, "review")}, ${done}`,
    to: reportOf("hours", { only: "completed" }),
  };
}

/** The firm's four key figures; each links to its rows. */
const executiveCells = (figures: Figures): readonly LedgerCell[] =>
  [spend, projects, utilization, satisfaction].map((cell) => cell(figures));
