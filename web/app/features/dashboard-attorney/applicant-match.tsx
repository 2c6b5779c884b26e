import type { MatchFacts } from "@caseload/contract/matching/matches";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchGaps } from "~/ui/match-gaps.tsx";
import styles from "./applicants.module.css";
import attorneyDashboardStyles from "./attorney-dashboard.module.css";

/** Why an applicant fits, and what stands against it; the decision stays with the reader. */
export function ApplicantMatch({ match }: { match: MatchFacts | null }) {
  if (match === null)
    return <p className={attorneyDashboardStyles.factsLine}>Not scored: there is no profile to compare.</p>;
  return (
    <div className={styles.applicantMatch}>
      {match.matchReasons.length > 0 && (
        <MatchReasons reasons={match.matchReasons} score={match.matchScore} still />
      )}
      <MatchGaps gaps={match.gaps} additions={match.additions} />
      <MatchBreakdown {...match} />
    </div>
  );
}
