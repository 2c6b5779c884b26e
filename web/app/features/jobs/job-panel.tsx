import type { JobDetail } from "@caseload/contract/jobs/jobs";
import type { ReactNode } from "react";
import { useFormat } from "~/lib/use-format.ts";
import { jobLocation, weeklyHours } from "@caseload/contract/jobs/job-terms";
import { responseLines } from "@caseload/contract/jobs/response-text";
import { TermList } from "~/ui/meta.tsx";
import { applyStateOf } from "./apply-state.ts";
import { useReport } from "~/lib/report.ts";
import { useUser } from "~/lib/session.ts";
import { ReportLink } from "~/ui/report-link.tsx";
import { ClosingNote, PayLine } from "./job-terms.tsx";
import styles from "~/ui/file-sheet.module.css";

/** A preview knows nothing of how its law office answers. */
type PanelJob = Omit<JobDetail, "responsiveness"> & Partial<Pick<JobDetail, "responsiveness">>;

interface JobPanelProps {
  job: PanelJob;
  /** The apply button. */
  children: ReactNode;
}

/** On two lines, unless the location says how the work is done: "Remote". */
const place = (job: PanelJob): string =>
  jobLocation(job) === job.location ? job.location : `${job.location}\n${job.workArrangement}`;

/** "3-5" is a choice of the form, "5+ years" somebody's own words. */
const years = (stated: string): string => (/[a-z]/i.test(stated) ? stated : `${stated} years`);

export function JobPanel({ job, children }: JobPanelProps) {
  const format = useFormat();
  const user = useUser();
  const report = useReport();
  const mayApply = applyStateOf(job, user) === "apply";
  const terms = [
    { term: "Location", value: place(job) },
    { term: "Hours", value: weeklyHours(job.hoursPerWeek) },
    { term: "Duration", value: job.duration },
    { term: "Firm", value: job.firmName },
    { term: "Posted", value: format.longDate(job.createdAt) },
  ];
  if (job.responsiveness)
    terms.push({ term: "Response", value: responseLines(job.responsiveness).join("\n") });
  if (job.experienceRequired) terms.push({ term: "Experience", value: years(job.experienceRequired) });
  if (job.positions > 1) terms.push({ term: "Positions", value: String(job.positions) });
  return (
    <>
      <div className="sheet">
        <PayLine budgetRange={job.budgetRange} />
        <ClosingNote job={job} />
        {children}
        <TermList terms={terms} />
      </div>
      {mayApply && (
        <p className={styles.aside}>Your profile, rate and specialties go with the application.</p>
      )}
      {report && user?.id !== job.postedById && (
        <ReportLink onReport={() => report("job", job.id)}>Report this posting</ReportLink>
      )}
    </>
  );
}
