import type { ReceivedApplication } from "@caseload/contract/hiring/applications";
import type { MatchFacts } from "@caseload/contract/matching/matches";
import { limits } from "@caseload/contract/limits";
import { specialtyLabel } from "@caseload/contract/options";
import { clip } from "~/lib/format.ts";
import { Avatar } from "~/ui/avatar.tsx";
import { ApplicationStatusBadge } from "~/ui/badge.tsx";
import { ScoreInline } from "~/ui/score.tsx";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchGaps } from "~/ui/match-gaps.tsx";
import { TagList } from "~/ui/tag-list.tsx";
import { ApplicantFacts, AppliedFor, ProposedPrice } from "./applicant-facts.tsx";
import { DecisionButtons } from "./decision-buttons.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./applicants.module.css";

interface ApplicantCardProps {
  application: ReceivedApplication;
  /** Where one posting is chosen; null without a profile. */
  match?: MatchFacts | null | undefined;
  onOpen: (id: number) => void;
}

/** One application as the law office reads it in the list. */
export function ApplicantCard({ application, match, onOpen }: ApplicantCardProps) {
  const { id, paralegal, status, coverLetter, reason } = application;
  const nameId = `applicant-${id}`;
  const specialties = paralegal.profile?.specialties.map(specialtyLabel) ?? [];
  return (
    <li>
      <Avatar id={paralegal.id} name={paralegal.name} photo={paralegal.photo} />
      <div>
        <h2 className="heading" id={nameId}>
          {paralegal.name}
        </h2>
        <AppliedFor application={application} />
        <ApplicantFacts profile={paralegal.profile} />
        <ProposedPrice application={application} />
        {match !== undefined && <ApplicantMatch match={match} />}
        <p className={styles.preview}>
          {clip(coverLetter, limits.coverLetterPreview)}{" "}
          <button
            type="button"
            className={classNames("link touch-link", styles.readButton)}
            id={`read-${id}`}
            aria-describedby={nameId}
            onClick={() => onOpen(id)}
          >
            Read application
          </button>
        </p>
        {specialties.length > 0 && <TagList tags={specialties} max={limits.applicationSpecialtyBadges} />}
        {reason && (
          <p className={classNames(styles.factsLine, specialties.length > 0 && styles.reason)}>
            Reason: {reason}
          </p>
        )}
        <DecisionButtons className={styles.decisions} application={application} nameId={nameId} />
      </div>
      <span className={styles.standing}>
        {match && <ScoreInline value={match.matchScore} />}
        <ApplicationStatusBadge status={status} />
      </span>
    </li>
  );
}

/** Why an applicant fits, and what the profile lacks. */
function ApplicantMatch({ match }: { match: MatchFacts | null }) {
  if (match === null) return <p className={styles.factsLine}>Not scored: there is no profile to compare.</p>;
  return (
    <div className={styles.match}>
      {match.matchReasons.length > 0 && (
        <MatchReasons reasons={match.matchReasons} score={match.matchScore} still />
      )}
      <MatchGaps gaps={match.gaps} additions={match.additions} />
      <MatchBreakdown {...match} />
    </div>
  );
}
