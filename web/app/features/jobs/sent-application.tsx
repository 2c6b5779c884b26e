import { postedPay } from "@caseload/contract/jobs/job-terms";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { Link } from "react-router";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { classNames } from "~/ui/class-names.ts";
import { FileSection } from "~/ui/file-sheet.tsx";
import * as styles from "./job-file.module.css";

const dayMs = 86_400_000;
const daysAfter = (instant: string, days: number): string =>
  new Date(Date.parse(instant) + days * dayMs).toISOString();

/** The way to one's application, and by when the firm has answered half of its applicants. */
export function SentApplication({ job: { viewer, responsiveness } }: { job: JobDetail }) {
  const format = useFormat();
  const { application } = viewer;
  if (!application || application.mayReapply) return null;
  const isOpen = application.status === "pending" || application.status === "reviewing";
  const { medianDays } = responsiveness;
  const likely = medianDays === null ? null : daysAfter(application.createdAt, medianDays);
  return (
    <p className={classNames("small", styles.sentApplication)}>
      <span>Applied {format.date(application.createdAt)}.</span>{" "}
      {isOpen && likely !== null && <span>Response likely by {format.date(likely)} (firm's median).</span>}{" "}
      <Link className="link touch-link" to={`/applications#application-${application.id}`}>
        View Application
      </Link>
    </p>
  );
}

/** What to look at after applying. */
export function SimilarJobs({ jobId }: { jobId: number }) {
  const { data: jobs = [] } = useApi("listSimilarJobs", { params: { id: jobId } });
  if (jobs.length === 0) return null;
  return (
    <FileSection title="Similar Jobs">
      <ul className={styles.similarJobs}>
        {jobs.map((job) => (
          <li key={job.id}>
            <Link className="link" to={`/jobs/${job.id}`}>
              {job.title}
            </Link>
            <span className="small muted">
              <span>{job.firmName}</span>
              {job.budgetRange && <span>{postedPay(job.budgetRange)}</span>}
              {job.matchScore !== null && <span>{job.matchScore}% match</span>}
            </span>
          </li>
        ))}
      </ul>
    </FileSection>
  );
}
