import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { standingOf } from "@caseload/contract/status-labels";
import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import Plus from "lucide-react/icons/plus";
import { counted } from "~/lib/counted.ts";
import { clip, plural } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useApi } from "~/lib/use-api.ts";
import { useApiPages } from "~/lib/use-api-pages.ts";
import { useMember } from "~/lib/session.ts";
import { Button } from "~/ui/button.tsx";
import { Mark } from "~/ui/mark.tsx";
import { PageHead } from "~/ui/page-head.tsx";
import { attorneyCells } from "./attorney-ledger.tsx";
import { DashboardFigures } from "./dashboard-figures.tsx";
import { closingJobs, inDays } from "./closing-jobs.ts";

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
            jobs: jobs.rows,
            mayReview: user.permissions.includes("application:review"),
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
  const paused = jobs.find((job) => standingOf(job) === "paused" && job.silence.waiting > 0);
  const { pendingApplications: pending, totalJobs, activeJobs } = stats;
  return (
    <>
      {pending > 0 && (
        <>
          <Mark>{counted(pending, "application")}</Mark> {pending === 1 ? "is" : "are"} waiting for your
          review.{" "}
        </>
      )}
      {paused &&
        `${clip(paused.title, 70)} is paused until ${counted(paused.silence.waiting, "applicant").toLowerCase()} ${paused.silence.waiting === 1 ? "has" : "have"} an answer. `}
      {closing && `${clip(closing.job.title, 70)} closes ${inDays(closing.days)}.`}
      {pending === 0 && !paused && !closing && standing(totalJobs, activeJobs)}
    </>
  );
}

function standing(total: number, active: number): string {
  if (total === 0) return "Your first posting takes a few minutes.";
  if (active === 0) return "Nothing waits for you. None of your postings is open.";
  return `Nothing waits for you. ${plural(active, "posting is", "postings are")} open.`;
}
