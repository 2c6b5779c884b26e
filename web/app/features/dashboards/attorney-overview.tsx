import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { standingOf } from "@caseload/contract/status-labels";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import { Link } from "react-router";
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
import { DashboardFigures, applicationsNote, messagesNote, unreadMessages } from "./dashboard-figures.tsx";
import { closingJobs, inDays } from "./closing-jobs.ts";
import { applicationsScope, postingsIn, postingsScope, type Viewer } from "./posting-scope.ts";
import type { LedgerCell, NotePart } from "~/ui/ledger.tsx";
import * as styles from "./attorney-ledger.module.css";

/** Greeting, the most urgent tasks, and the key figures. */
export function AttorneyOverview({ onPostJob }: { onPostJob: () => void }) {
  const user = useMember();
  const format = useFormat();
  const stats = useApi("dashboardStats");
  const jobs = useApiPages("listAttorneyJobs", { params: { userId: user.id } });
  const own = useApi("countManagedJobs", { query: { whose: "mine" } }, { enabled: user.firmId !== null });
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
            ownOpen: own.data?.open,
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
          <Mark>
            <Pending count={pending} />
          </Mark>{" "}
          {pending === 1 ? "is" : "are"} waiting for your review.{" "}
        </>
      )}
      {paused && `${clip(paused.title, 70)} is paused until you respond to the applicants who are waiting. `}
      {closing && `${clip(closing.job.title, 70)} closes ${inDays(closing.days)}.`}
      {pending === 0 && !paused && !closing && <Standing total={totalJobs} active={activeJobs} />}
    </>
  );
}

/** "3 applications", with their list for those who review them. */
function Pending({ count }: { count: number }) {
  const text = plural(count, "application");
  if (!reviewsApplications(useMember())) return text;
  return <Link to="?tab=applications&status=pending">{text}</Link>;
}

function Standing({ total, active }: { total: number; active: number }) {
  const viewer = useMember();
  if (total === 0) return "Your first posting takes a few minutes.";
  if (active === 0) return "You're all caught up. None of your postings is open.";
  return (
    <>
      You&apos;re all caught up.{" "}
      <Link to={postingsIn(viewer, "open")} className="figure-link">
        {plural(active, "posting is", "postings are")} open.
      </Link>
    </>
  );
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
  /** How many of the member's own postings are open. */
  ownOpen: number | undefined;
  mayReview: boolean;
  ago: (instant: string) => string;
  daysUntil: (day: string) => number;
}

export function attorneyCells(stats: DashboardStats, context: AttorneyCellsContext): readonly LedgerCell[] {
  const { viewer, mayReview, ago } = context;
  const postings = (group: "filled" | "closed", count: number): NotePart => ({
    text: `${count.toLocaleString("en-US")} ${group}`,
    to: postingsIn(viewer, group),
  });
  const applications = applicationsNote(stats, "?tab=applications", ago);
  return [
    {
      label: "Total Jobs",
      figure: stats.totalJobs,
      noteParts:
        stats.totalJobs === 0
          ? ["none posted yet"]
          : [
              postingsScope(viewer),
              postings("filled", stats.filledJobs),
              postings("closed", stats.closedJobs),
            ],
      to: postingsScope(viewer) === "yours" ? "?tab=listings" : postingsIn(viewer, "all"),
    },
    {
      label: "Active Jobs",
      figure: stats.activeJobs,
      noteParts: activeNote(stats, context),
      to: postingsIn(viewer, "open"),
    },
    {
      label: "Applications",
      figure: stats.totalApplications,
      aside: stats.totalApplications > 0 ? <ApplicationBars days={stats.applicationsByDay} /> : undefined,
      noteParts: [
        applicationsScope(viewer),
        ...(mayReview ? applications : applications.filter((part) => typeof part === "string")),
      ],
      to: mayReview ? "?tab=applications" : undefined,
      hot: stats.pendingApplications > 0,
    },
    {
      label: "Messages",
      figure: stats.unreadMessages,
      note: `yours, ${messagesNote(stats)}`,
      to: unreadMessages,
    },
  ];
}

/** Where the figure counts the firm's postings, how many are the member's own; else what closes next. */
function activeNote(
  stats: DashboardStats,
  { viewer, jobs, ownOpen, daysUntil }: AttorneyCellsContext,
): NotePart[] {
  const whose = postingsScope(viewer);
  if (stats.activeJobs === 0) return [whose, "none open"];
  if (ownOpen !== undefined && ownOpen < stats.activeJobs)
    return [whose, { text: `${ownOpen.toLocaleString("en-US")} posted by you`, to: "/jobs/mine?group=open" }];
  const [closing] = closingJobs(jobs, daysUntil);
  return closing ? [whose, `the next closes ${inDays(closing.days)}`] : [whose];
}
