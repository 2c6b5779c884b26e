import type { LoggedRanking } from "@caseload/contract/matching/matches";
import { useState } from "react";
import { Link } from "react-router";
import { MatchReasons } from "~/ui/mark.tsx";
import { MatchGaps } from "~/ui/match-gaps.tsx";
import { ScoreInline } from "~/ui/score.tsx";
import { RankingNumbers } from "./ranking-numbers.tsx";
import { classNames } from "~/ui/class-names.ts";
import styles from "./rankings.module.css";

type Place = LoggedRanking["places"][number];

interface RankingPlaceProps {
  place: Place;
  /** False where there was nothing to be compared with. */
  isRanked: boolean;
}

/** One posting with the place, the score and, on demand, why. */
export function RankingPlace({ place: logged, isRanked }: RankingPlaceProps) {
  const [wasOpened, setOpened] = useState(false);
  const { place, job, matchScore, fromProfile, matchReasons, gaps, features } = logged;
  return (
    <li>
      <p className={styles.line}>
        {isRanked && <span className={classNames("numeric", styles.place)}>Place {place}</span>}
        {job ? (
          <Link className="link" to={`/jobs/${job.id}`}>
            {job.title}
          </Link>
        ) : (
          <span className="muted">A position that is no longer shown</span>
        )}
        {fromProfile ? (
          <ScoreInline value={matchScore} />
        ) : (
          <span className="small muted">{matchScore}% without a profile</span>
        )}
      </p>
      <details className={styles.rankingReasons} onToggle={() => setOpened(true)}>
        <summary>
          Reasons and numbers<span className="visually-hidden"> of {job?.title ?? "this position"}</span>
        </summary>
        {wasOpened && (
          <div className={styles.reasonsBody}>
            {matchReasons.length > 0 && <MatchReasons reasons={matchReasons} score={matchScore} still />}
            <MatchGaps gaps={gaps} />
            <RankingNumbers features={features} />
          </div>
        )}
      </details>
    </li>
  );
}
