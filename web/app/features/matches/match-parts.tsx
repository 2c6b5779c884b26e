import type { MatchParts } from "~/lib/job-list-parts.ts";
import { classNames } from "~/ui/class-names.ts";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchBreakdown } from "~/ui/match-breakdown.tsx";
import { MatchFits } from "~/ui/match-fits.tsx";
import { MatchRequirements } from "~/ui/match-requirements.tsx";
import { ScoreInline } from "~/ui/score-inline.tsx";
import { Score } from "~/ui/score.tsx";
import { shownScore } from "~/ui/shown-score.ts";
import * as styles from "./matches.module.css";

/** What a list of matches shows beside each posting. */
export const matchParts: MatchParts = {
  Score: ({ match }) => {
    const score = shownScore(match);
    return score === null ? null : <ScoreInline value={score} />;
  },
  Reason: ({ match }) => (
    <MatchReasons reasons={match.matchReasons.slice(0, 1)} score={shownScore(match) ?? 0} still compact />
  ),
  Details: ({ match, isBeside = false }) => {
    const score = shownScore(match);
    const { matchReasons } = match;
    // A row shows the first reason itself.
    const reasons = isBeside ? matchReasons : matchReasons.slice(1);
    return (
      <div className={styles.matchDetails}>
        <div className={classNames(styles.matchHead, isBeside && styles.beside)}>
          {score !== null && <Score value={score} line={!isBeside} />}
          {reasons.length > 0 && <MatchReasons reasons={reasons} score={score ?? 0} still compact />}
        </div>
        <MatchFits match={match} />
        {score !== null && (
          <>
            <MatchRequirements requirements={match.requirements} own />
            <MatchBreakdown {...match} />
          </>
        )}
      </div>
    );
  },
};
