import { firstLimits } from "@caseload/contract/first-limits";
import { postedPay, weeklyHours, yearlyFigure } from "@caseload/contract/jobs/job-terms";
import { useId, useState, type KeyboardEvent, type MouseEvent } from "react";
import { Link } from "react-router";
import { jobLocation } from "~/lib/format.ts";
import type { MatchParts, RowJob } from "~/lib/job-list-parts.ts";
import { plural } from "~/lib/phrases.ts";
import { useUser } from "~/lib/session.ts";
import { useFormat } from "~/lib/use-format.ts";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { Badge, JobStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { classNames } from "~/ui/class-names.ts";
import * as styles from "./job-row.module.css";
import { MarkButtons } from "./mark-buttons.tsx";
import { ScoreInline } from "~/ui/score-inline.tsx";
import { TitleLink } from "~/ui/title-link.tsx";
import type { JobMarks } from "./use-job-marks.ts";

interface JobRowProps {
  job: RowJob;
  marks: JobMarks | null;
  /** Shown beside the list. */
  isShown: boolean;
  /** Shows the posting beside the list, where there is room for it; otherwise its link opens its page. */
  onShow: ((id: number) => void) | null;
  /** Keys act while a title has focus only, so that they need no switch (WCAG 2.1.4). */
  onStep: (event: KeyboardEvent) => void;
  Match?: MatchParts | undefined;
}

/** A posting in two lines, more on phones: title and states, pay, hours, firm and place. */
export function JobRow({ job, marks, isShown, onShow, onStep, Match }: JobRowProps) {
  const titleId = useId();
  const to = `/jobs/${job.id}`;
  const show = (event: MouseEvent): void => {
    // A second press opens the page, as do the usual keys for a new tab.
    if (!onShow || isShown || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onShow(job.id);
  };
  return (
    <article
      className={classNames(styles.jobRow, isShown && styles.shown, job.status !== "open" && styles.quiet)}
      aria-labelledby={titleId}
      data-job={job.id}
    >
      <div className={styles.details}>
        <h2 className={classNames("title", styles.title)} id={titleId}>
          <TitleLink
            className={styles.titleLink}
            to={to}
            aria-current={isShown || undefined}
            onClick={show}
            onKeyDown={onStep}
          >
            {job.title}
          </TitleLink>
        </h2>
        <States job={job} Match={Match} />
        <Terms job={job} />
        <Link className={classNames("link", styles.applyLink)} to={to} aria-describedby={titleId}>
          {useViewLabel(job)}
        </Link>
      </div>
      {Match && job.match && <MatchLine match={job.match} titleId={titleId} Match={Match} />}
      {marks && (
        <MarkButtons
          job={job}
          marks={marks}
          titleId={titleId}
          className={styles.markButtons}
          hideClassName={styles.hideButton}
        />
      )}
    </article>
  );
}

/** Nobody applies to their own firm. */
export function useViewLabel({ firmId, match, application, mayReapply }: RowJob): string {
  const user = useUser();
  if (user?.firmId === firmId) return "View Details";
  if (!match) return "View & Apply";
  if (mayReapply) return "Apply Again";
  return application !== null || !user?.permissions.includes("application:create") ? "View Job" : "Apply Now";
}

interface MatchLineProps {
  match: NonNullable<RowJob["match"]>;
  titleId: string;
  Match: MatchParts;
}

/** One reason, and the others on demand, where there is no room for them beside the list. */
function MatchLine({ match, titleId, Match: { Reason, Details } }: MatchLineProps) {
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.matchLine}>
      <Reason match={match} />
      <button
        type="button"
        className={classNames("link", styles.matchToggle)}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        aria-describedby={titleId}
        onClick={() => setOpen(!isOpen)}
      >
        Why It Fits
      </button>
      <div className={styles.matchDetails} id={detailsId} hidden={!isOpen}>
        <Details match={match} />
      </div>
    </div>
  );
}

/** How well it matches (SPEC.md section 9), how urgent it is, and what has become of it. */
function States({ job, Match }: Pick<JobRowProps, "job" | "Match">) {
  const format = useFormat();
  const { matchScore, priority, status, application, urgent = false } = job;
  return (
    <p className={styles.states}>
      {Match && job.match ? (
        <Match.Score match={job.match} />
      ) : (
        matchScore !== null && matchScore > firstLimits.matchBadgeAbove && <ScoreInline value={matchScore} />
      )}
      {urgent && priority !== "urgent" && (
        <Badge tone="red-solid" glyph="p-urgent">
          Urgent
        </Badge>
      )}
      <PriorityBadge priority={priority} />
      {status !== "open" && <JobStatusBadge status={status} />}
      {application && <ApplicationStatusBadge status={application.status} />}
      {application && application.viewedAt !== null && (
        <small className="muted">Viewed {format.date(application.viewedAt)}</small>
      )}
    </p>
  );
}

function Terms({ job }: { job: RowJob }) {
  const yearly = yearlyFigure(job.budgetRange);
  const { miles = null } = job;
  return (
    <p className={styles.terms}>
      <b>{postedPay(job.budgetRange)}</b>
      {yearly && <span>est. {yearly}/yr</span>}
      <span>{weeklyHours(job.hoursPerWeek)}</span>
      <span>{job.firmName}</span>
      <span>
        {jobLocation(job)}
        {miles !== null && `, ${plural(Math.round(miles), "mile")}`}
      </span>
    </p>
  );
}
