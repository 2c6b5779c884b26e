import { applicationStatusLabels } from "@caseload/contract/lifecycles";
import { useApi } from "~/lib/use-api.ts";
import { RuledHeading } from "~/ui/rule.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";

interface StatusCount {
  readonly status: "pending" | "reviewing" | "accepted";
  readonly count: number;
}

/** How many of one's applications stand where. */
export function ApplicationStatus() {
  const { data: stats } = useApi("dashboardStats");
  const counts: readonly StatusCount[] = [
    { status: "pending", count: stats?.pendingApplications ?? 0 },
    { status: "reviewing", count: stats?.reviewingApplications ?? 0 },
    { status: "accepted", count: stats?.acceptedApplications ?? 0 },
  ];
  return (
    <section>
      <RuledHeading>Application Status</RuledHeading>
      <StackedBar counts={counts} />
      <ul className="counts">
        {counts.map(({ status, count }) => (
          <li key={status}>
            <i className={status} />
            {applicationStatusLabels[status]}
            <b>{stats ? count : <Skeleton shape="word" />}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shares of the whole side by side; the list below says the same in figures. */
function StackedBar({ counts }: { counts: readonly StatusCount[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const shares = counts.filter(({ count }) => count > 0);
  const percent = (count: number): number => (count / Math.max(total, 1)) * 100;
  return (
    <svg className="stacked-bar" width="100%" height="10" aria-hidden="true">
      {total === 0 && <rect width="100%" height="10" rx="2" />}
      {shares.map(({ status, count }, at) => {
        const before = shares.slice(0, at).reduce((sum, one) => sum + one.count, 0);
        return (
          <rect
            key={status}
            className={status}
            x={`${percent(before)}%`}
            width={`${percent(count)}%`}
            height="10"
            rx="2"
          />
        );
      })}
    </svg>
  );
}
