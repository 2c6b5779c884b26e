import { jobChanges } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import MapPin from "lucide-react/icons/map-pin";
import { memo } from "react";
import { Link } from "react-router";
import { docketNumber, jobLocation, plural } from "~/lib/format.ts";
import { silenceText } from "~/lib/silence-text.ts";
import { useFormat } from "~/lib/use-format.ts";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { ResumeButton } from "./resume-button.tsx";
import styles from "./manage.module.css";

interface ManageRowProps {
  job: ManagedJob;
  isChosen: boolean;
  onToggle: (id: number) => void;
}

const editable: readonly string[] = [...jobChanges.draft, ...jobChanges.amend];

/** One posting of the firm. Rows that have not changed are not drawn again while others are chosen. */
export const ManageRow = memo(function ManageRow({ job, isChosen, onToggle }: ManageRowProps) {
  const format = useFormat();
  const silence = silenceText(job, format.date);
  const titleId = `managed-${job.id}`;
  return (
    <li data-chosen={isChosen || undefined}>
      <label className="check">
        <input
          type="checkbox"
          aria-label={`Select ${job.title}`}
          checked={isChosen}
          onChange={() => onToggle(job.id)}
        />
      </label>
      <div className={styles.gutter}>
        <b>{docketNumber(job.id)}</b>
        <time dateTime={job.createdAt}>{format.date(job.createdAt)}</time>
      </div>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link to={`/jobs/${job.id}`}>{job.title}</Link>
        </h2>
        <Meta>
          <MetaItem>{job.posterLeft ? `${job.postedByName}, who has left` : job.postedByName}</MetaItem>
          {job.location && <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>}
          {job.budgetRange && <MetaItem>{job.budgetRange}</MetaItem>}
        </Meta>
        <div className={styles.state}>
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={standingOf(job)} />
          <Standing job={job} />
          {silence && <span className="small strong">{silence}</span>}
        </div>
      </div>
      <div className={styles.controls}>
        <Applicants job={job} titleId={titleId} />
        {standingOf(job) === "paused" && job.silence.mayResume && (
          <ResumeButton id={job.id} titleId={titleId} />
        )}
        {editable.includes(job.status) && (
          <ButtonLink size="sm" to={`/jobs/${job.id}/edit`} aria-describedby={titleId}>
            Edit
          </ButtonLink>
        )}
      </div>
    </li>
  );
});

/** Until when, since when, or by whom. */
function Standing({ job: { status, deadline, closedAt, filledBy } }: { job: ManagedJob }) {
  const format = useFormat();
  const text = {
    draft: "Not published",
    pending_approval: "Waits for approval",
    open: deadline && `Closes ${format.day(deadline)}`,
    closed: closedAt && `Closed ${format.date(closedAt)}`,
    filled: filledBy && `Filled by ${filledBy}`,
  }[status];
  return text ? <span className="small faint">{text}</span> : null;
}

function Applicants({ job: { id, applicants, positions }, titleId }: { job: ManagedJob; titleId: string }) {
  const { total, pending } = applicants;
  const facts = [
    ...(total > 0 ? [pending > 0 ? `${pending} new` : "none new"] : []),
    ...(positions > 1 ? [`${positions} positions`] : []),
  ];
  const count = plural(total, "applicant");
  return (
    <span className={styles.people}>
      {total > 0 ? (
        <Link
          className="link"
          to={`/jobs/mine?tab=applications&job=${id}&order=match`}
          aria-describedby={titleId}
        >
          {count}
        </Link>
      ) : (
        <span>No applicants</span>
      )}
      {facts.length > 0 && <span>{facts.join(", ")}</span>}
    </span>
  );
}
