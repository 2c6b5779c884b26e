import type { JobMatch } from "@caseload/contract/matching/matches";
import { useId } from "react";
import { jobLocation } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchFits } from "~/ui/match-fits.tsx";
import { MatchRequirements } from "~/ui/match-requirements.tsx";
import { Score } from "~/ui/score.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { TitleLink } from "~/ui/title-link.tsx";
import * as styles from "./match-card.module.css";

interface MatchCardProps {
  match: JobMatch;
  /** The first one is larger. */
  isFirst: boolean;
}

/** A posting with its score, the reasons and the gaps. */
export function MatchCard({ match, isFirst }: MatchCardProps) {
  const titleId = useId();
  const { job } = match;
  const score = shownScore(match);
  const isBest = isFirst && score !== null;
  return (
    <article className={classNames(styles.match, isBest && styles.best)} aria-labelledby={titleId}>
      <div className={styles.scoreColumn}>
        {score !== null ? (
          <Score value={score} best={isBest} fold />
        ) : (
          <PriorityBadge priority={job.priority} />
        )}
      </div>
      <div className={styles.content}>
        <div className={styles.head}>
          {score !== null && job.priority === "urgent" && (
            <span className={styles.priority}>
              <PriorityBadge priority={job.priority} />
            </span>
          )}
          <h2 className={classNames("title", styles.title)} id={titleId}>
            <TitleLink to={`/jobs/${job.id}`}>{job.title}</TitleLink>
          </h2>
          <p className={styles.firm}>
            <b>{job.firmName}</b>
            <br />
            {jobLocation(job)}
          </p>
        </div>
        {match.matchReasons.length > 0 && <MatchReasons reasons={match.matchReasons} score={score ?? 0} />}
        <MatchFits match={match} />
        {score !== null && (
          <>
            <MatchRequirements requirements={match.requirements} own />
            <MatchBreakdown {...match} />
          </>
        )}
        <CardAction match={match} titleId={titleId} isPrimary={isBest} />
      </div>
    </article>
  );
}

interface CardActionProps {
  match: JobMatch;
  titleId: string;
  isPrimary: boolean;
}

function CardAction({ match: { job, applicationStatus, mayReapply }, titleId, isPrimary }: CardActionProps) {
  const mayApply = useMember().permissions.includes("application:create");
  const canApply = mayApply && (applicationStatus === null || mayReapply);
  return (
    <div className={styles.action}>
      {applicationStatus && <ApplicationStatusBadge status={applicationStatus} />}
      <ButtonLink
        className={styles.actionLink}
        variant={isPrimary && canApply ? "primary" : "secondary"}
        to={`/jobs/${job.id}`}
        aria-describedby={titleId}
      >
        {canApply ? (mayReapply ? "Apply Again" : "Apply Now") : "View Job"}
      </ButtonLink>
    </div>
  );
}
