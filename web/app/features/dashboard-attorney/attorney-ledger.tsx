import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { inSentence } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Ledger } from "~/ui/ledger.tsx";
import type { LedgerCell } from "~/ui/ledger.tsx";
import { closingJobs, inDays } from "./closing-jobs.ts";
import styles from "./attorney-dashboard.module.css";

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

interface AttorneyLedgerProps {
  stats: DashboardStats;
  jobs: readonly OwnJob[];
  mayReview: boolean;
}

export function AttorneyLedger({ stats, jobs, mayReview }: AttorneyLedgerProps) {
  const format = useFormat();
  const { closedJobs, filledJobs, unreadMessages, latestMessageFrom } = stats;
  const applications: LedgerCell = {
    label: "Applications",
    figure: stats.totalApplications,
    aside: stats.totalApplications > 0 ? <ApplicationBars days={stats.applicationsByDay} /> : undefined,
    note: applicationsNote(stats, format.ago),
    to: mayReview ? "?tab=applications" : undefined,
    hot: stats.pendingApplications > 0,
  };
  return (
    <Ledger
      label="Summary"
      cells={[
        {
          label: "Total Jobs",
          figure: stats.totalJobs,
          note: stats.totalJobs === 0 ? "none posted yet" : `${filledJobs} filled, ${closedJobs} closed`,
          to: "?tab=listings",
        },
        {
          label: "Active Jobs",
          figure: stats.activeJobs,
          note: activeNote(stats, jobs, format.daysUntil),
          to: "?tab=listings",
        },
        applications,
        {
          label: "Messages",
          figure: unreadMessages,
          note:
            unreadMessages > 0 && latestMessageFrom ? `unread, latest from ${latestMessageFrom}` : "unread",
          to: "?tab=messages",
        },
      ]}
    />
  );
}

/** The figure counts the whole firm; what is said of it comes from one's own postings. */
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

function applicationsNote(stats: DashboardStats, ago: (instant: string) => string): string {
  const { totalApplications, pendingApplications, newestApplicationAt } = stats;
  if (totalApplications === 0) return "none yet";
  const newest = newestApplicationAt && `newest ${inSentence(ago(newestApplicationAt))}`;
  return [`${pendingApplications} pending`, newest].filter(Boolean).join(", ");
}
