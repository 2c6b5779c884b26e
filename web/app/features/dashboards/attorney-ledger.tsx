import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { applicationsNote, messagesNote } from "./dashboard-figures.tsx";
import { closingJobs, inDays } from "./closing-jobs.ts";
import styles from "./attorney-ledger.module.css";

/** Geometry in CSS pixels. */
const bar = { width: 6, gap: 3, height: 34 } as const;

/** Applications per day, oldest first; today is the yellow one. */
function ApplicationBars({ days }: { days: readonly number[] }) {
  const max = Math.max(...days, 1);
  const step = bar.width + bar.gap;
  return (
    <svg
      className={styles.bars}
      width={days.length * step - bar.gap}
      height={bar.height}
      role="img"
      aria-label={`Applications per day over ${days.length} days, oldest first: ${days.join(", ")}`}
    >
      {days.map((count, at) => {
        const height = count === 0 ? 2 : Math.max(5, Math.round((count / max) * (bar.height - 2)));
        const isToday = at === days.length - 1 && count > 0;
        return (
          <rect
            // Days have no identity but their place.
            key={at}
            className={count === 0 ? styles.zero : isToday ? styles.today : undefined}
            x={at * step + 0.5}
            y={bar.height - height - 0.5}
            width={bar.width - 1}
            height={height}
          />
        );
      })}
    </svg>
  );
}

interface AttorneyCellsContext {
  jobs: readonly OwnJob[];
  mayReview: boolean;
  ago: (instant: string) => string;
  daysUntil: (day: string) => number;
}

export function attorneyCells(stats: DashboardStats, context: AttorneyCellsContext): readonly LedgerCell[] {
  const { jobs, mayReview, ago, daysUntil } = context;
  return [
    {
      label: "Total Jobs",
      figure: stats.totalJobs,
      note:
        stats.totalJobs === 0 ? "none posted yet" : `${stats.filledJobs} filled, ${stats.closedJobs} closed`,
      to: "?tab=listings",
    },
    {
      label: "Active Jobs",
      figure: stats.activeJobs,
      note: activeNote(stats, jobs, daysUntil),
      to: "?tab=listings",
    },
    {
      label: "Applications",
      figure: stats.totalApplications,
      aside: stats.totalApplications > 0 ? <ApplicationBars days={stats.applicationsByDay} /> : undefined,
      note: applicationsNote(stats, ago),
      to: mayReview ? "?tab=applications" : undefined,
      hot: stats.pendingApplications > 0,
    },
    { label: "Messages", figure: stats.unreadMessages, note: messagesNote(stats), to: "?tab=messages" },
  ];
}

/** The figure counts the firm's postings; the note describes the member's own. */
function activeNote(stats: DashboardStats, jobs: readonly OwnJob[], daysUntil: (day: string) => number) {
  if (stats.activeJobs === 0) return "none open";
  const open = jobs.filter((job) => job.status === "open");
  if (open.length < stats.activeJobs) return `${open.length} posted by you`;
  const urgent = open.filter((job) => job.priority === "urgent").length;
  const [closing] = closingJobs(open, daysUntil);
  const facts = [
    urgent > 0 && `${urgent} urgent`,
    closing && `${urgent > 0 ? "" : "the next "}closes ${inDays(closing.days)}`,
  ];
  return facts.filter(Boolean).join(", ") || "none closes this week";
}
