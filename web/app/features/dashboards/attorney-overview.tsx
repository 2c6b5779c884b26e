import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { standingOf } from "@caseload/contract/status-labels";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import Plus from "lucide-react/icons/plus";
import { clip } from "~/lib/format.ts";
import { plural } from "~/lib/phrases.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { Mark } from "~/ui/mark.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { DashboardFigures, applicationsNote, messagesNote } from "./dashboard-figures.tsx";
import { closingJobs, inDays } from "./closing-jobs.ts";
import { firmPostings, scopeOf, type Viewer } from "./posting-scope.ts";
import type { LedgerCell } from "~/ui/ledger.tsx";
import * as styles from "./attorney-ledger.module.css";

/** Greeting, the most urgent tasks, and the key figures. */
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
      <DashboardFigures
        query={stats}
        cells={(data) =>
          attorneyCells(data, {
            viewer: user,
            jobs: jobs.rows,
            mayReview: reviewsApplications(user),
            ago: format.ago,
            daysUntil: format.daysUntil,
          })
        }
      />
    </>
  );
}

interface AttorneyLedeProps {
  stats: DashboardStats;
  jobs: readonly OwnJob[];
}

/** The most urgent tasks, in one or two sentences. */
function AttorneyLede({ stats, jobs }: AttorneyLedeProps) {
  const format = useFormat();
  const [closing] = closingJobs(jobs, format.daysUntil);
  const paused = jobs.find(
    (job) => standingOf(job) === "paused" && !job.pausedByFirm && job.silence.waiting > 0,
  );
  const { pendingApplications: pending, totalJobs, activeJobs } = stats;
  return (
    <>
      {pending > 0 && (
        <>
          <Mark>{plural(pending, "application")}</Mark> {pending === 1 ? "is" : "are"} waiting for your
          review.{" "}
        </>
      )}
      {paused &&
        `${clip(paused.title, 70)} is paused until ${plural(paused.silence.waiting, "applicant")} ${paused.silence.waiting === 1 ? "has" : "have"} an answer. `}
      {closing && `${clip(closing.job.title, 70)} closes ${inDays(closing.days)}.`}
      {pending === 0 && !paused && !closing && standing(totalJobs, activeJobs)}
    </>
  );
}

function standing(total: number, active: number): string {
  if (total === 0) return "Your first posting takes a few minutes.";
  if (active === 0) return "You're all caught up. None of your postings is open.";
  return `You're all caught up. ${plural(active, "posting is", "postings are")} open.`;
}

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
  viewer: Viewer;
  jobs: readonly OwnJob[];
  mayReview: boolean;
  ago: (instant: string) => string;
  daysUntil: (day: string) => number;
}

export function attorneyCells(stats: DashboardStats, context: AttorneyCellsContext): readonly LedgerCell[] {
  const { viewer, jobs, mayReview, ago, daysUntil } = context;
  const whose = scopeOf(viewer);
  return [
    {
      label: "Total Jobs",
      figure: stats.totalJobs,
      note:
        stats.totalJobs === 0
          ? "none posted yet"
          : `${whose}, ${stats.filledJobs} filled, ${stats.closedJobs} closed`,
      to:
        whose === "yours"
          ? "?tab=listings"
          : viewer.permissions.includes("job:edit")
            ? "/jobs/manage"
            : undefined,
    },
    {
      label: "Active Jobs",
      figure: stats.activeJobs,
      note: activeNote(stats, jobs, daysUntil, whose),
      to: firmPostings(viewer) ?? "?tab=listings",
    },
    {
      label: "Applications",
      figure: stats.totalApplications,
      aside: stats.totalApplications > 0 ? <ApplicationBars days={stats.applicationsByDay} /> : undefined,
      note: `${whose}, ${applicationsNote(stats, ago)}`,
      to: mayReview ? "?tab=applications" : undefined,
      hot: stats.pendingApplications > 0,
    },
    {
      label: "Messages",
      figure: stats.unreadMessages,
      note: `yours, ${messagesNote(stats)}`,
      to: "?tab=messages",
    },
  ];
}

/** The figure counts the firm's postings for reviewers; the note then says how many are the member's own. */
function activeNote(
  stats: DashboardStats,
  jobs: readonly OwnJob[],
  daysUntil: (day: string) => number,
  whose: string,
): string {
  if (stats.activeJobs === 0) return `${whose}, none open`;
  const open = jobs.filter((job) => job.status === "open");
  if (open.length < stats.activeJobs) return `${whose}, ${open.length} posted by you`;
  const urgent = open.filter((job) => job.priority === "urgent").length;
  const [closing] = closingJobs(open, daysUntil);
  const facts = [
    whose,
    urgent > 0 && `${urgent} urgent`,
    closing && `${urgent > 0 ? "" : "the next "}closes ${inDays(closing.days)}`,
  ];
  return facts.filter(Boolean).join(", ");
}
