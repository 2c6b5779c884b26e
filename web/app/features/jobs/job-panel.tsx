import { jobLocation, weeklyHours } from "@caseload/contract/jobs/job-terms";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { responseLines } from "@caseload/contract/jobs/response-rules";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useReport } from "~/lib/report.ts";
import { useUser } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { useIsSoon } from "~/lib/use-is-soon.ts";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "~/ui/file-sheet.module.css";
import { type Term, TermList } from "~/ui/term-list.tsx";
import { isLongPay, PayFigure, YearlyPay } from "~/ui/pay-figure.tsx";
import { ReportLink } from "~/ui/report-link.tsx";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { applyStateOf, opensDialog } from "./apply-state.ts";

/** A preview has no response times. */
type PanelJob = Omit<JobDetail, "responsiveness"> & Partial<Pick<JobDetail, "responsiveness">>;

interface JobPanelProps {
  job: PanelJob;
  /** The apply button. */
  children: ReactNode;
}

/** The terms of a posting, and the way to apply. */
export function JobPanel({ job, children }: JobPanelProps) {
  const format = useFormat();
  const user = useUser();
  const report = useReport();
  const mayApply = opensDialog(applyStateOf(job, user));
  const terms: Term[] = [
    { term: "Location", value: locationLines(job) },
    { term: "Hours", value: weeklyHours(job.hoursPerWeek) },
    { term: "Duration", value: job.duration },
    { term: "Firm", value: job.firmName },
    { term: "Posted", value: format.longDate(job.createdAt) },
  ];
  if (job.responsiveness)
    terms.push({ term: "Response", value: responseLines(job.responsiveness).join("\n") });
  terms.push(...requirementTerms(job));
  if (job.positions > 1) terms.push({ term: "Positions", value: String(job.positions) });
  return (
    <>
      <div className="sheet">
        <p className={classNames(styles.payAmount, isLongPay(job.budgetRange) && styles.words)}>
          <PayFigure budgetRange={job.budgetRange} />
        </p>
        <YearlyPay className={styles.until} budgetRange={job.budgetRange} />
        <p className={styles.until}>
          <ClosingNote job={job} />
        </p>
        {children}
        <TermList terms={terms} />
      </div>
      {mayApply && (
        <>
          <p className={styles.aside}>Your profile, rate and specialties go with the application.</p>
          <p className={styles.aside}>
            <Link
              className="link touch-link"
              to={`/messages/${job.postedById}`}
              state={{ opening: `About "${job.title}": ` }}
            >
              Ask a Question Before Applying
            </Link>
          </p>
        </>
      )}
      {report && user?.firmId !== job.firmId && (
        <ReportLink onReport={() => report("job", job.id)}>Report this posting</ReportLink>
      )}
    </>
  );
}

/** On two lines, unless the location says how the work is done: "Remote". */
const locationLines = (job: PanelJob): string =>
  jobLocation(job) === job.location ? job.location : `${job.location}\n${job.workArrangement}`;

/** The experience that a posting asks for, and who will supervise the work, where it says so. */
export function requirementTerms(job: Pick<PanelJob, "experienceRequired" | "supervisor">): Term[] {
  const terms: Term[] = [];
  if (job.experienceRequired)
    terms.push({ term: "Experience", value: experienceText(job.experienceRequired) });
  if (job.supervisor)
    terms.push({
      term: "Supervisor",
      value: (
        <>
          {job.supervisor.name} <UnconfirmedEmail confirmed={job.supervisor.emailConfirmed} />
        </>
      ),
    });
  return terms;
}

/** "3-5" comes from the form's list and lacks its unit; "5+ years" was typed. */
const experienceText = (experience: string): string =>
  /[a-z]/i.test(experience) ? experience : `${experience} years`;

interface ClosingNoteProps {
  job: Pick<PanelJob, "deadline" | "status" | "pausedAt" | "pausedByFirm">;
  short?: boolean;
}

/** Until when a posting takes applications, or why it takes none. */
export function ClosingNote({ job, short = false }: ClosingNoteProps) {
  const { deadline, status, pausedAt, pausedByFirm } = job;
  const format = useFormat();
  const soon = useIsSoon(deadline) ? styles.soon : undefined;
  if (status !== "open")
    return status === "filled" ? "This position is filled" : "No longer accepting applications";
  if (pausedAt && (short || pausedByFirm)) return short ? "Paused" : "Paused by the firm for now";
  if (pausedAt) return "Paused until the firm responds to earlier applicants";
  if (deadline === null) return "Open until filled";
  if (short) return <span className={soon}>Closes {format.weekday(deadline)}</span>;
  return (
    <>
      Applications close <b className={soon}>{format.longWeekday(deadline)}</b>
    </>
  );
}
