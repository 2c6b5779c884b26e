import { applicationStatuses, jobChanges, type ApplicationStatus } from "@caseload/contract/lifecycles";
import { applicationStatusLabels } from "@caseload/contract/hiring/status-labels";
import { jobLocation, weeklyHours } from "@caseload/contract/jobs/job-terms";
import type { JobDetail } from "@caseload/contract/jobs/jobs";
import { specialtyLabel } from "@caseload/contract/options";
import { Link } from "react-router";
import { rate } from "~/lib/money.ts";
import { plural } from "~/lib/phrases.ts";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useUser } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useMedianPay } from "~/lib/use-median-pay.ts";
import { InlineAlert } from "~/ui/inline-alert.tsx";
import { PayFigure } from "~/ui/pay-figure.tsx";
import { QueryFrame } from "~/ui/query-frame.tsx";
import { RuledHeading } from "~/ui/ruled-heading.tsx";
import { type Term, TermList } from "~/ui/term-list.tsx";
import { requirementTerms } from "./job-panel.tsx";
import * as styles from "./own-posting.module.css";

/** Beside one's own posting: its applicants by status, its terms, and what the firm keeps to itself. */
export function OwnPostingRail({ job }: { job: JobDetail }) {
  const [area, ...others] = areasOf(job);
  return (
    <>
      {reviewsApplications(useUser()) && <ApplicantCounts jobId={job.id} />}
      <section>
        <RuledHeading>Terms</RuledHeading>
        {area === undefined ? (
          <TermList terms={termsOf(job)} />
        ) : (
          <TermsWithMedian job={job} areas={[area, ...others]} />
        )}
      </section>
      <PrivateFacts job={job} />
    </>
  );
}

/** The practice area that the posting names, then what its specialties may name; none for a flat fee. */
const areasOf = ({ practiceArea, specialties, budget }: JobDetail): string[] =>
  budget?.kind === "flat"
    ? []
    : [...(practiceArea ? [practiceArea] : []), ...specialties.map(specialtyLabel)];

const termsOf = (job: JobDetail, afterPay: readonly Term[] = []): Term[] => [
  { term: "Pay", value: <PayFigure budgetRange={job.budgetRange} /> },
  ...afterPay,
  { term: "Hours", value: weeklyHours(job.hoursPerWeek) },
  { term: "Duration", value: job.duration },
  { term: "Positions", value: String(job.positions) },
  { term: "Location", value: jobLocation(job) },
  ...requirementTerms(job),
];

/** The terms with what open postings of the area pay, below the posting's own pay. */
function TermsWithMedian({ job, areas }: { job: JobDetail; areas: readonly [string, ...string[]] }) {
  const { median, error, retry, isFetching } = useMedianPay(areas, job.experienceRequired);
  const medianTerm: Term[] = median
    ? [
        {
          term: "Area median",
          value:
            median.dollars === null ? (
              <span className={styles.basis}>Too few {median.area} postings</span>
            ) : (
              <>
                {rate(median.dollars)}
                <span className={styles.basis}>
                  {plural(median.postings, `open ${median.area} posting`)}
                  {median.years && `, ${median.years}`}
                </span>
              </>
            ),
        },
      ]
    : [];
  return (
    <>
      <TermList terms={termsOf(job, medianTerm)} />
      {error && (
        <InlineAlert title="We couldn't load the area median" onRetry={retry} retrying={isFetching} narrow />
      )}
    </>
  );
}

/** The posting's applications by status, each with the list of them. */
function ApplicantCounts({ jobId }: { jobId: number }) {
  const query = useApi("countApplicants", { query: { jobId } });
  return (
    <section>
      <RuledHeading>Applicants</RuledHeading>
      <QueryFrame query={query} failureTitle="We couldn't count the applicants" narrow>
        {({ statuses }) => {
          const shown = applicationStatuses.filter((status) => statuses[status] > 0);
          const max = Math.max(...shown.map((status) => statuses[status]));
          if (shown.length === 0) return <p className="small faint">No applicants yet.</p>;
          return (
            <ul className={styles.statuses}>
              {shown.map((status) => (
                <li key={status}>
                  <Link to={`/applicants?job=${jobId}&status=${status}`}>
                    <span>{applicationStatusLabels[status]}</span>
                    <Bar status={status} share={statuses[status] / max} />
                    <b>{statuses[status]}</b>
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryFrame>
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
function PrivateFacts({ job: { id, status } }: { job: JobDetail }) {
  const query = useApi("getPosting", { params: { id } });
  const mayEdit = [...jobChanges.revise, ...jobChanges.amend].some((one) => one === status);
  return (
    <section>
      <RuledHeading>Private to your firm</RuledHeading>
      <QueryFrame query={query} failureTitle="We couldn't load the private details" narrow>
        {({ matterNumber, department, parties: { length } }) => {
          const listed = length === 0 ? "None listed" : `${plural(length, "party", "parties")} listed`;
          return (
            <TermList
              terms={[
                { term: "Matter", value: matterNumber ?? "None" },
                { term: "Department", value: department ?? "None" },
                {
                  term: "Conflict parties",
                  value: mayEdit ? (
                    <Link className="link" to={`/jobs/${id}/edit`}>
                      {listed}
                    </Link>
                  ) : (
                    listed
                  ),
                },
              ]}
            />
          );
        }}
      </QueryFrame>
    </section>
  );
}
