import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { jobMoves, mayMove } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { Link } from "react-router";
import { useMember } from "~/lib/session.ts";
import { docketNumber, jobLocation } from "~/lib/format.ts";
import { silenceText } from "~/lib/silence-text.ts";
import { useFormat } from "~/lib/use-format.ts";
import { AvatarStack } from "~/ui/avatar.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { daysAhead } from "./closing-jobs.ts";
import { ListingMenu } from "./listing-menu.tsx";
import { ListingToggle } from "./listing-toggle.tsx";
import { ResumeButton } from "./resume-button.tsx";
import styles from "./attorney-dashboard.module.css";
import attorneySheetsStyles from "./attorney-sheets.module.css";

/** One posting in the docket, with the people who applied. */
export function ListingRow({ job }: { job: OwnJob }) {
  const format = useFormat();
  const page = `/jobs/${job.id}`;
  const titleId = `listing-${job.id}`;
  const isOpen = job.status === "open";
  const silence = silenceText(job, format.date);
  return (
    <li className={classNames(!isOpen && styles.quiet)}>
      <div className={styles.gutter}>
        <b>{docketNumber(job.id)}</b>
        <time dateTime={job.createdAt}>{format.date(job.createdAt)}</time>
      </div>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link to={page}>{job.title}</Link>
        </h2>
        {isOpen && (
          <Meta>
            <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
            <MetaItem icon={Clock}>
              {job.hoursPerWeek}, {job.duration}
            </MetaItem>
            {job.budgetRange && <MetaItem>{job.budgetRange}</MetaItem>}
          </Meta>
        )}
        <div className={styles.state}>
          <PriorityBadge priority={job.priority} />
          <JobStatusBadge status={standingOf(job)} />
          <Standing job={job} />
          {silence && <span className="small strong">{silence}</span>}
        </div>
        {job.returned && <Returned returned={job.returned} />}
      </div>
      <div className={styles.controls}>
        {isOpen || job.applicants.pending > 0 ? <Applicants job={job} /> : <span />}
        <span className={classNames(styles.buttons, attorneySheetsStyles.buttons)}>
          <ResumeButton job={job} titleId={titleId} />
          <ListingToggle job={job} titleId={titleId} />
          {mayMove(job.status, jobMoves.submit) && (
            <ButtonLink size="sm" variant="ghost" to={`${page}/edit`} aria-describedby={titleId}>
              {job.status === "draft" && !job.returned ? "Edit" : "Revise"}
            </ButtonLink>
          )}
          {/* A paused one has a button more, and its title leads there too. */}
          {standingOf(job) !== "paused" && (
            <ButtonLink size="sm" to={page} aria-describedby={titleId}>
              View Details
            </ButtonLink>
          )}
          <ListingMenu job={job} />
        </span>
      </div>
    </li>
  );
}

/** Why an approver sent the posting back. */
function Returned({ returned: { by, reason } }: { returned: NonNullable<OwnJob["returned"]> }) {
  return (
    <p className={styles.returned}>
      <b>Returned by {by ?? "an approver"}:</b> {reason}
    </p>
  );
}

/** Since when, or until when, the status holds. */
function Standing({ job: { status, deadline, filledBy, closedAt } }: { job: OwnJob }) {
  const format = useFormat();
  const isSoon = deadline !== null && format.daysUntil(deadline) <= daysAhead;
  const text = {
    draft: "Not published",
    pending_approval: "Waits for a partner's approval",
    open: deadline && `Closes ${isSoon ? format.weekday(deadline) : format.day(deadline)}`,
    closed: closedAt && `Closed ${format.date(closedAt)}`,
    filled: filledBy && `Filled by ${filledBy}`,
  }[status];
  return text ? <span className="small faint">{text}</span> : null;
}

function Applicants({ job: { id, applicants } }: { job: OwnJob }) {
  const mayReview = useMember().permissions.includes("application:review");
  const { total, pending, recent } = applicants;
  if (total === 0) return <span className={styles.people}>No applications yet</span>;
  const count = (
    <>
      {total} applied
      {pending > 0 && (
        <>
          , <b>{pending} new</b>
        </>
      )}
    </>
  );
  return (
    <span className={styles.people}>
      <AvatarStack people={recent} />
      {mayReview ? (
        <Link
          className="link"
          to={`?tab=applications&job=${id}&order=match`}
          preventScrollReset
          aria-describedby={`listing-${id}`}
        >
          {count}
        </Link>
      ) : (
        <span>{count}</span>
      )}
    </span>
  );
}
