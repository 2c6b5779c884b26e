import { applicationStatuses, type ApplicationStatus } from "@caseload/contract/lifecycles";
import { applicationStatusLabels } from "@caseload/contract/hiring/status-labels";
import { jobLocation, weeklyHours } from "@caseload/contract/jobs/job-terms";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { standingOf } from "@caseload/contract/status-labels";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useUser } from "~/lib/session.ts";
import { plural } from "~/lib/phrases.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Columns } from "~/ui/columns.tsx";
import * as fileStyles from "~/ui/file-sheet.module.css";
import { PayFigure } from "~/ui/pay-figure.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { type Term, TermList } from "~/ui/term-list.tsx";
import JobInterest from "./job-interest.tsx";
import { ClosingNote, requirementTerms } from "./job-panel.tsx";
import { JobSections } from "./job-sections.tsx";
import OwnerActions from "./owner-actions.tsx";
import * as styles from "./own-posting.module.css";

interface OwnPostingProps {
  job: JobDetail;
  /** Suggested paralegals, if any. */
  children?: ReactNode;
}

/** A posting as those who manage it see it: what they do with it, its interest and applicants, then what it says. */
export default function OwnPosting({ job, children }: OwnPostingProps) {
  const user = useUser();
  const format = useFormat();
  const poster = job.postedById === user?.id ? "you" : job.postedByName;
  return (
    <>
      <header className={styles.head}>
        <div className={styles.standing}>
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={standingOf(job)} />
          <span>
            <ClosingNote job={job} />. Posted {format.day(job.createdAt)} by {poster}.
          </span>
        </div>
        <h1 className="display" tabIndex={-1}>
          {job.title}
        </h1>
      </header>
      <OwnerActions job={job} />
      <Columns
        rail={
          <>
            {reviewsApplications(user) && <ApplicantCounts jobId={job.id} />}
            <section>
              <RuledHeading>Terms</RuledHeading>
              <TermList terms={termsOf(job)} />
            </section>
            <PrivateFacts jobId={job.id} />
          </>
        }
      >
        <div className={styles.sections}>
          <JobInterest jobId={job.id} />
          {children}
          <section>
            <div className={styles.sectionHead}>
              <h2 className="title">Posting</h2>
              <Link className="link small" to={`/jobs/${job.id}?view=applicant`}>
                View as Applicant
              </Link>
            </div>
            <article className={classNames("sheet", fileStyles.fileDocument)}>
              <JobSections job={job} />
            </article>
          </section>
        </div>
      </Columns>
    </>
  );
}

const termsOf = (job: JobDetail): Term[] => [
  { term: "Pay", value: <PayFigure budgetRange={job.budgetRange} /> },
  { term: "Hours", value: weeklyHours(job.hoursPerWeek) },
  { term: "Duration", value: job.duration },
  { term: "Positions", value: String(job.positions) },
  { term: "Location", value: jobLocation(job) },
  ...requirementTerms(job),
];

/** The posting's applications by status, each with the list of them. */
function ApplicantCounts({ jobId }: { jobId: number }) {
  const { data } = useApi("countApplicants", { query: { jobId } });
  if (!data) return null;
  const shown = applicationStatuses.filter((status) => data.statuses[status] > 0);
  const max = Math.max(...shown.map((status) => data.statuses[status]));
  return (
    <section>
      <RuledHeading>Applicants</RuledHeading>
      {shown.length === 0 && <p className="small faint">No applicants yet.</p>}
      <ul className={styles.statuses}>
        {shown.map((status) => (
          <li key={status}>
            <Link to={`/applicants?job=${jobId}&status=${status}`}>
              <span>{applicationStatusLabels[status]}</span>
              <Bar status={status} share={data.statuses[status] / max} />
              <b>{data.statuses[status]}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Bar({ status, share }: { status: ApplicationStatus; share: number }) {
  return (
    <svg className={status === "pending" ? styles.waiting : styles.received} height="8" aria-hidden="true">
      <rect x="0.5" y="0.5" width={`${Math.max(share * 98, 8)}%`} height="7" />
    </svg>
  );
}

/** What the firm keeps to itself. */
function PrivateFacts({ jobId }: { jobId: number }) {
  const { data } = useApi("getPosting", { params: { id: jobId } });
  if (!data) return null;
  const parties = data.parties.length;
  const terms: Term[] = [
    { term: "Matter", value: data.matterNumber ?? "None" },
    {
      term: "Conflict parties",
      value: parties === 0 ? "None listed" : `${plural(parties, "party", "parties")} listed`,
    },
  ];
  return (
    <section>
      <RuledHeading>Private to your firm</RuledHeading>
      <TermList terms={terms} />
    </section>
  );
}
