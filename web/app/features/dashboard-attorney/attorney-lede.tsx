import type { DashboardStats } from "@caseload/contract/reporting/dashboards";
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { standingOf } from "@caseload/contract/status-labels";
import { counted } from "~/lib/counted.ts";
import { clip, plural } from "~/lib/format.ts";
import { useFormat } from "~/lib/use-format.ts";
import { Mark } from "~/ui/mark.tsx";
import { closingJobs, inDays } from "./closing-jobs.ts";

interface AttorneyLedeProps {
  stats: DashboardStats;
  jobs: readonly OwnJob[];
}

/** What needs this person first, in one or two sentences. */
export function AttorneyLede({ stats, jobs }: AttorneyLedeProps) {
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
