import type {
  DepartmentFigures,
  ExecutiveDashboard as Figures,
} from "@caseload/contract/reporting/dashboards";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { Link } from "react-router";
import { useApi } from "~/lib/use-api.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Columns } from "~/ui/columns.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { Loading, Skeleton } from "~/ui/skeleton.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { DepartmentTable } from "./department-table.tsx";
import { executiveCells } from "./executive-cells.tsx";
import { FirmActivity } from "./firm-activity.tsx";
import { FirstPosting } from "./first-posting.tsx";
import { NeedsYou, pageRows, useTaskScope } from "./needs-you.tsx";
import { Pipeline } from "./pipeline.tsx";
import { RailLinks } from "./rail-links.tsx";
import { reportOf } from "./report-links.ts";
import { SpendByMonth } from "./spend-by-month.tsx";
import { TasksLede } from "./tasks-lede.tsx";
import * as styles from "./firm-dashboard.module.css";

/** The firm in figures, for those who lead it (SPEC.md section 2, "Role dashboards at /dashboard"). */
export default function ExecutiveDashboard() {
  const figures = useApi("executiveDashboard");
  const { data: stats } = useApi("dashboardStats");
  const isNew = stats?.totalJobs === 0;
  const tasks = useTaskCount();
  const [isActivityExpanded, setActivityExpanded] = useState(false);
  return (
    <>
      <PageHead
        title="Executive Dashboard"
        lede={<TasksLede />}
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
        failureTitle="We couldn't load the figures"
        cells={executiveCells}
      />
      <Columns
        equalHeights={tasks <= pageRows && !isActivityExpanded}
        rail={
          !isNew && (
            <FirmActivity
              title="Recent Activity"
              rail={{
                max: activityRowsBeside(tasks),
                isExpanded: isActivityExpanded,
                onToggle: () => setActivityExpanded(!isActivityExpanded),
              }}
            />
          )
        }
      >
        <NeedsYou />
      </Columns>
      {isNew ? (
        <div className={styles.apart}>
          <FirstPosting />
        </div>
      ) : (
        !figures.isError && (
          <>
            <Pipeline figures={figures.data?.pipeline} />
            <Columns rail={<ConflictFigures conflicts={figures.data?.conflicts} />}>
              <SpendByMonth months={figures.data?.spendByMonth} />
            </Columns>
            {figures.data ? (
              <DepartmentPerformance departments={figures.data.departments} />
            ) : (
              <DepartmentSkeleton />
            )}
          </>
        )
      )}
    </>
  );
}

/** Tasks assumed until they are counted. */
const assumedTasks = 3;
/** Fewest rows of activity beside a short queue. */
const fewestRows = 2;

/** Rows of activity that are about as high as the queue: each is higher than a task, and a button follows. */
const activityRowsBeside = (tasks: number): number => Math.max(fewestRows, Math.min(tasks, pageRows) - 2);

function useTaskCount(): number {
  const { data: counts } = useApi("countTasks");
  const scope = useTaskScope();
  return counts?.[scope].total ?? assumedTasks;
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
    <section className={styles.apart}>
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
    <section className={styles.apart}>
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
