import { postedPay } from "@caseload/contract/jobs/job-terms";
import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import { jobChanges } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import type { ManagedJob } from "@caseload/contract/jobs/postings";
import MapPin from "lucide-react/icons/map-pin";
import { memo } from "react";
import { Link } from "react-router";
import { jobLocation } from "~/lib/format.ts";
import { plural } from "~/lib/phrases.ts";
import { silenceText } from "~/lib/silence-text.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useFormat } from "~/lib/use-format.ts";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { DocketMargin } from "~/ui/docket-margin.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { TitleLink } from "~/ui/title-link.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import * as styles from "./manage-jobs.module.css";

interface ManageRowProps {
  job: ManagedJob;
  isSelected: boolean;
  onToggle: (id: number) => void;
}

const editableStatuses: readonly string[] = [...jobChanges.draft, ...jobChanges.amend];

/** A posting of the firm. Memoized, because selecting one of many rows would render them all. */
export const ManageRow = memo(function ManageRow({ job, isSelected, onToggle }: ManageRowProps) {
  const format = useFormat();
  const silence = silenceText(job, format.date);
  const titleId = `managed-${job.id}`;
  return (
    <li className={classNames(styles.posting, isSelected && styles.selected)}>
      <label className={classNames("check", styles.checkbox)}>
        <input
          type="checkbox"
          aria-label={`Select ${job.title}`}
          checked={isSelected}
          onChange={() => onToggle(job.id)}
        />
      </label>
      <DocketMargin id={job.id} className={styles.margin}>
        <time dateTime={job.createdAt}>{format.date(job.createdAt)}</time>
      </DocketMargin>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <TitleLink to={`/jobs/${job.id}`}>{job.title}</TitleLink>
        </h2>
        <Meta>
          <MetaItem>{job.posterLeft ? `${job.postedByName}, who has left` : job.postedByName}</MetaItem>
          {job.location && <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>}
          {job.budgetRange && <MetaItem>{postedPay(job.budgetRange)}</MetaItem>}
        </Meta>
        <div className={styles.state}>
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={standingOf(job)} />
          <StatusNote job={job} />
          {silence && <span className="small strong">{silence}</span>}
        </div>
      </div>
      <div className={styles.controls}>
        <Applicants job={job} titleId={titleId} />
        {standingOf(job) === "paused" && job.silence.mayResume && (
          <ResumeButton id={job.id} titleId={titleId} />
        )}
        {editableStatuses.includes(job.status) && (
          <ButtonLink
            className={styles.rowButton}
            size="sm"
            to={`/jobs/${job.id}/edit`}
            aria-describedby={titleId}
          >
            Edit
          </ButtonLink>
        )}
      </div>
    </li>
  );
});

function StatusNote({
  job: { status, deadline, closedAt, filledBy, filledByEmailConfirmed },
}: {
  job: ManagedJob;
}) {
  const format = useFormat();
  const text = {
    draft: "Not published",
    pending_approval: "Awaiting approval",
    open: deadline && `Closes ${format.day(deadline)}`,
    closed: closedAt && `Closed ${format.date(closedAt)}`,
    filled: filledBy && `Filled by ${filledBy}`,
  }[status];
  if (!text) return null;
  return (
    <>
      <span className="small faint">{text}</span>
      {status === "filled" && <UnconfirmedEmail confirmed={filledByEmailConfirmed} />}
    </>
  );
}

function Applicants({ job: { id, applicants, positions }, titleId }: { job: ManagedJob; titleId: string }) {
  const { total, pending } = applicants;
  const facts = [
    ...(total > 0 ? [pending > 0 ? `${pending} new` : "none new"] : []),
    ...(positions > 1 ? [`${positions} positions`] : []),
  ];
  const count = plural(total, "applicant");
  return (
    <span className={styles.applicants}>
      {total > 0 ? (
        <Link
          className={classNames("link", styles.applicantsLink)}
          to={`/applicants?job=${id}`}
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

/** Lets a paused posting take applications again. */
function ResumeButton({ id, titleId }: { id: number; titleId: string }) {
  const toast = useToast();
  const { send, isPending } = useSingleCall("resumeJob", {
    onSuccess: () => toast.success(postingToasts.resumed),
    onError: (error) => toast.failure(postingToasts.resumeFailed, error),
  });
  return (
    <Button
      className={styles.rowButton}
      size="sm"
      aria-describedby={titleId}
      pending={isPending}
      pendingText="Resuming"
      onClick={() => send({ params: { id } })}
    >
      Resume
    </Button>
  );
}
