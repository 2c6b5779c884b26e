import { postedPay, weeklyHours } from "@caseload/contract/jobs/job-terms";
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { postingToasts } from "@caseload/contract/jobs/posting-messages";
import { jobChanges, jobMoves, mayMove, pauseMoves } from "@caseload/contract/lifecycles";
import { standingOf } from "@caseload/contract/status-labels";
import Clock from "lucide-react/icons/clock";
import Copy from "lucide-react/icons/copy";
import Ellipsis from "lucide-react/icons/ellipsis";
import MapPin from "lucide-react/icons/map-pin";
import Pencil from "lucide-react/icons/pencil";
import { Link } from "react-router";
import { reviewsApplications } from "~/lib/reviews-applications.ts";
import { useMember } from "~/lib/session.ts";
import { jobLocation } from "~/lib/format.ts";
import { silenceText } from "~/lib/silence-text.ts";
import { useSingleCall } from "~/lib/single-call.ts";
import { useDuplicateJob } from "~/lib/use-duplicate-job.ts";
import { useJobStatus } from "~/lib/use-job-status.ts";
import { useFormat } from "~/lib/use-format.ts";
import { AvatarStack } from "~/ui/avatar-stack.tsx";
import { JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { DocketMargin } from "~/ui/docket-margin.tsx";
import { JobToggle } from "~/ui/job-toggle.tsx";
import { Menu } from "~/ui/menu.tsx";
import { Meta, MetaItem } from "~/ui/meta.tsx";
import { useToast } from "~/ui/toast-context.ts";
import { UnconfirmedEmail } from "~/ui/unconfirmed-email.tsx";
import { daysAhead } from "./closing-jobs.ts";
import * as styles from "./listings.module.css";

/** One of the member's postings, with its applicants. */
export function ListingRow({ job }: { job: OwnJob }) {
  const format = useFormat();
  const page = `/jobs/${job.id}`;
  const titleId = `listing-${job.id}`;
  const isOpen = job.status === "open";
  const silence = silenceText(job, format.date);
  const control = useJobStatus(job.id, useToast());
  return (
    <li className={classNames(!isOpen && styles.quiet)}>
      <DocketMargin id={job.id} className={styles.margin}>
        <time dateTime={job.createdAt}>{format.date(job.createdAt)}</time>
      </DocketMargin>
      <div className={styles.details}>
        <h2 className="heading" id={titleId}>
          <Link className="title-link" to={page}>
            {job.title}
          </Link>
        </h2>
        {isOpen && (
          <Meta className={styles.facts}>
            <MetaItem icon={MapPin}>{jobLocation(job)}</MetaItem>
            <MetaItem icon={Clock}>
              {weeklyHours(job.hoursPerWeek)}, {job.duration}
            </MetaItem>
            {job.budgetRange && <MetaItem>{postedPay(job.budgetRange)}</MetaItem>}
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
        <span className={styles.buttons}>
          <ResumeButton job={job} titleId={titleId} />
          <JobToggle
            className={styles.ghostButton}
            variant="ghost"
            size="sm"
            job={job}
            control={control}
            titleId={titleId}
          />
          {mayMove(job.status, jobMoves.submit) && (
            <ButtonLink
              className={styles.ghostButton}
              size="sm"
              variant="ghost"
              to={`${page}/edit`}
              aria-describedby={titleId}
            >
              {job.status === "draft" && !job.returned ? "Edit" : "Revise"}
            </ButtonLink>
          )}
          {/* A paused posting has another button in this place; its title links to the same page. */}
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

/** The date since or until which the status applies. */
function Standing({
  job: { status, deadline, filledBy, closedAt, filledByEmailConfirmed },
}: {
  job: OwnJob;
}) {
  const format = useFormat();
  const isSoon = deadline !== null && format.daysUntil(deadline) <= daysAhead;
  const text = {
    draft: "Not published",
    pending_approval: "Awaiting a partner's approval",
    open: deadline && `Closes ${isSoon ? format.weekday(deadline) : format.day(deadline)}`,
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

function Applicants({ job: { id, applicants } }: { job: OwnJob }) {
  const mayReview = reviewsApplications(useMember());
  const { total, pending, recent } = applicants;
  if (total === 0) return <span className={styles.people}>No applications yet</span>;
  const list = `/applicants?job=${id}`;
  const figure = (text: string, to: string) =>
    mayReview ? (
      <Link className="link touch-link" to={to} aria-describedby={`listing-${id}`}>
        {text}
      </Link>
    ) : (
      text
    );
  return (
    <span className={styles.people}>
      <AvatarStack people={recent} />
      <span>
        {figure(`${total.toLocaleString("en-US")} applied`, list)}
        {pending > 0 && (
          <>
            , <b>{figure(`${pending.toLocaleString("en-US")} new`, `${list}&status=pending`)}</b>
          </>
        )}
      </span>
    </span>
  );
}

interface ResumeButtonProps {
  job: OwnJob;
  /** The element that names the posting. */
  titleId: string;
}

/** Resumes a paused posting, or leads to its unanswered applicants. */
function ResumeButton({ job, titleId }: ResumeButtonProps) {
  const mayReview = reviewsApplications(useMember());
  const { send, isPending } = useResume();
  if (!mayMove(standingOf(job), pauseMoves.resume)) return null;
  if (job.silence.mayResume)
    return (
      <Button
        size="sm"
        variant="go"
        aria-describedby={titleId}
        pending={isPending}
        pendingText="Resuming"
        onClick={() => send({ params: { id: job.id } })}
      >
        Resume
      </Button>
    );
  if (!mayReview) return null;
  return (
    <ButtonLink size="sm" variant="go" to={`/applicants?job=${job.id}`} aria-describedby={titleId}>
      Respond to Applicants
    </ButtonLink>
  );
}

function useResume() {
  const toast = useToast();
  return useSingleCall("resumeJob", {
    onSuccess: () => toast.success(postingToasts.resumed),
    onError: (error) => toast.failure(postingToasts.resumeFailed, error),
  });
}

/** Edit and Duplicate. */
function ListingMenu({ job }: { job: OwnJob }) {
  const { permissions } = useMember();
  const statuses: readonly string[] = jobChanges.amend;
  const mayAmend =
    statuses.includes(job.status) && (permissions.includes("job:create") || permissions.includes("job:edit"));
  const copy = useDuplicateJob(useToast());
  return (
    <Menu
      className={styles.menuButton}
      label={`More for ${job.title}`}
      icon={Ellipsis}
      entries={[
        ...(mayAmend ? [{ icon: Pencil, text: "Edit", to: `/jobs/${job.id}/edit` }] : []),
        { icon: Copy, text: "Duplicate", onSelect: () => copy.send({ params: { id: job.id } }) },
      ]}
    />
  );
}
