import type { ApplicationStatus } from "@caseload/contract/lifecycles";
import { interviewStatusLabels } from "@caseload/contract/hiring/interview-moves";
import { applicationStatusLabels } from "@caseload/contract/hiring/status-labels";
import CalendarClock from "lucide-react/icons/calendar-clock";
import { Link } from "react-router";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { Skeleton } from "~/ui/skeleton.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./status-counts.module.css";
import { useApi } from "~/lib/use-api.ts";

const statusClasses: Record<ApplicationStatus, string | undefined> = {
  pending: styles.pending,
  reviewing: styles.reviewing,
  accepted: styles.accepted,
  rejected: styles.rejected,
  withdrawn: styles.withdrawn,
};

interface StatusCountsProps {
  statuses: readonly ApplicationStatus[];
  /** Undefined while they load. */
  counts?: Readonly<Partial<Record<ApplicationStatus, number>>> | undefined;
  /** Scheduled interviews ahead. */
  interviews: number | undefined;
  /** Whether they could not be loaded. */
  hasFailed: boolean;
}

/** The member's applications by status, and the interviews to which they have led. */
export function StatusCounts({ statuses, counts, interviews = 0, hasFailed }: StatusCountsProps) {
  const rows = statuses.map((status) => ({ status, count: counts?.[status] ?? 0 }));
  return (
    <section>
      <RuledHeading>Application Status</RuledHeading>
      <StackedBar counts={rows} />
      <ul className={styles.counts}>
        {rows.map(({ status, count }) => (
          <li key={status}>
            <i className={statusClasses[status]} />
            <Link to={`/applications?status=${status}`}>
              {applicationStatusLabels[status]}{" "}
              <b>{counts ? count : hasFailed ? "—" : <Skeleton shape="word" />}</b>
            </Link>
          </li>
        ))}
        {interviews > 0 && (
          <li>
            <CalendarClock className={styles.interviewIcon} />
            <Link to="/applications?status=interview">
              {interviewStatusLabels.confirmed} <b>{interviews}</b>
            </Link>
          </li>
        )}
      </ul>
      <Link to="/applications" className={classNames("link ui-text", styles.allLink)}>
        View Applications
      </Link>
    </section>
  );
}

interface StatusCount {
  readonly status: ApplicationStatus;
  readonly count: number;
}

/** Shares of the whole side by side; the list below says the same in figures. */
function StackedBar({ counts }: { counts: readonly StatusCount[] }) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const shares = counts.filter(({ count }) => count > 0);
  const percent = (count: number): number => (count / Math.max(total, 1)) * 100;
  return (
    <svg className={styles.stackedBar} width="100%" height="10" aria-hidden="true">
      {total === 0 && <rect width="100%" height="10" rx="2" />}
      {shares.map(({ status, count }, at) => {
        const before = shares.slice(0, at).reduce((sum, one) => sum + one.count, 0);
        return (
          <rect
            key={status}
            className={statusClasses[status]}
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

const shown = ["pending", "reviewing", "accepted"] as const;

export function ApplicationStatus() {
  const { data: stats, isError } = useApi("dashboardStats");
  return (
    <StatusCounts
      statuses={shown}
      hasFailed={isError}
      interviews={stats?.scheduledInterviews}
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
