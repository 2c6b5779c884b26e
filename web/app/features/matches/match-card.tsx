import type { JobMatch } from "@caseload/contract/matching/matches";
import { useId } from "react";
import { Link } from "react-router";
import { jobLocation } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { ApplicationStatusBadge, PriorityBadge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchGaps } from "~/ui/match-gaps.tsx";
import { Score } from "~/ui/score.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./match-card.module.css";
import { MatchFits } from "~/ui/match-fits.tsx";

interface MatchCardProps {
  match: JobMatch;
  /** Stands larger than the others. */
  isFirst: boolean;
}

/** One posting with its score, why it fits and what stands against it. */
export function MatchCard({ match, isFirst }: MatchCardProps) {
  const titleId = useId();
  const { job, matchScore, fromProfile } = match;
  const isBest = isFirst && fromProfile;
  return (
    <article
      className={isBest ? classNames(styles.match, styles.best) : styles.match}
      aria-labelledby={titleId}
    >
      <div className={styles.stick}>
        {fromProfile ? (
          <Score value={matchScore} best={isBest} fold />
        ) : (
          <PriorityBadge priority={job.priority} />
        )}
      </div>
      <div className={styles.inner}>
        <div className={styles.topRow}>
          {fromProfile && job.priority === "urgent" && <PriorityBadge priority={job.priority} />}
          <h2 className="title" id={titleId}>
            <Link to={`/jobs/${job.id}`}>{job.title}</Link>
          </h2>
          <p className={styles.firm}>
            <b>{job.firmName}</b>
            <br />
            {jobLocation(job)}
          </p>
        </div>
        {match.matchReasons.length > 0 && <MatchReasons reasons={match.matchReasons} score={matchScore} />}
        <MatchFits match={match} />
        {fromProfile && (
          <>
            <MatchGaps
              gaps={match.gaps}
              additions={match.additions}
              onAdditions={
                <Link className="link" to="/profile/paralegal">
                  Add what is true of you
                </Link>
              }
            />
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

function CardAction({ match: { job, applicationStatus }, titleId, isPrimary }: CardActionProps) {
  const mayApply = useMember().permissions.includes("application:create");
  const isOpenToThem = mayApply && applicationStatus === null;
  return (
    <div className={styles.action}>
      {applicationStatus && <ApplicationStatusBadge status={applicationStatus} />}
      <ButtonLink
        variant={isPrimary && isOpenToThem ? "primary" : "secondary"}
        to={`/jobs/${job.id}`}
        aria-describedby={titleId}
      >
        {isOpenToThem ? "Apply Now" : "View Job"}
      </ButtonLink>
    </div>
  );
}
