import type { JobMatch } from "@caseload/contract/matching/matches";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { jobLocation } from "~/lib/format.ts";
import { useMember } from "~/lib/session.ts";
import { ApplicationStatusBadge } from "~/ui/application-status-badge.tsx";
import { PriorityBadge } from "~/ui/badge.tsx";
import { Button, ButtonLink } from "~/ui/button.tsx";
import { classNames } from "~/ui/class-names.ts";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchFits } from "~/ui/match-fits.tsx";
import { MatchRequirements } from "~/ui/match-requirements.tsx";
import { Score } from "~/ui/score.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import { TitleLink } from "~/ui/title-link.tsx";
import * as styles from "./match-row.module.css";

/** A posting with its score in two lines, more on phones; the reasons, the fits and the gaps on demand. */
export function MatchRow({ match }: { match: JobMatch }) {
  const titleId = useId();
  const detailsId = useId();
  const [isOpen, setOpen] = useState(false);
  const { job, matchReasons } = match;
  const score = shownScore(match);
  const [firstReason] = matchReasons;
  return (
    <article className={styles.matchRow} aria-labelledby={titleId}>
      <h2 className={classNames("title", styles.title)} id={titleId}>
        <TitleLink to={`/jobs/${job.id}`}>{job.title}</TitleLink>
      </h2>
      <p className={styles.facts}>
        <b>{job.firmName}</b>
        <span>{jobLocation(job)}</span>
      </p>
      {firstReason !== undefined && (
        <div className={styles.reason}>
          <MatchReasons reasons={[firstReason]} score={score ?? 0} compact />
        </div>
      )}
      <div className={styles.foot}>
        <span className={styles.scores}>
          {score !== null && <Score value={score} line />}
          {(score === null || job.priority === "urgent") && <PriorityBadge priority={job.priority} />}
          {match.applicationStatus && <ApplicationStatusBadge status={match.applicationStatus} />}
        </span>
        <Button
          variant="ghost"
          size="sm"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          aria-describedby={titleId}
          onClick={() => setOpen(!isOpen)}
        >
          Why It Fits
          <ChevronDown className={classNames("icon", isOpen && styles.turned)} />
        </Button>
        <JobLink match={match} titleId={titleId} />
      </div>
      <div className={styles.details} id={detailsId} hidden={!isOpen}>
        {matchReasons.length > 1 && <MatchReasons reasons={matchReasons.slice(1)} score={score ?? 0} still />}
        <MatchFits match={match} />
        {score !== null && (
          <>
            <MatchRequirements requirements={match.requirements} own />
            <MatchBreakdown {...match} />
          </>
        )}
      </div>
    </article>
  );
}

interface JobLinkProps {
  match: JobMatch;
  titleId: string;
}

function JobLink({ match: { job, applicationStatus, mayReapply }, titleId }: JobLinkProps) {
  const mayApply = useMember().permissions.includes("application:create");
  const canApply = mayApply && (applicationStatus === null || mayReapply);
  return (
    <ButtonLink size="sm" className={styles.action} to={`/jobs/${job.id}`} aria-describedby={titleId}>
      {canApply ? (mayReapply ? "Apply Again" : "Apply Now") : "View Job"}
    </ButtonLink>
  );
}
