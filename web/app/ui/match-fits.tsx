import type { MatchFacts } from "@caseload/contract/matching/matches";
import { classNames } from "./class-names.ts";
import * as styles from "./match-details.module.css";
import { Meter } from "./progress.tsx";

/** SPEC.md section 9: a skills match is highlighted above this. */
const highlightedAbove = 70;

/** Pay, place and skills, side by side. */
export function MatchFits({
  match: { salaryFit, locationFit, skillsMatch, fromProfile },
}: {
  match: MatchFacts;
}) {
  const isHigh = skillsMatch !== null && skillsMatch > highlightedAbove;
  return (
    <dl className={styles.matchFits}>
      <div>
        <dt>Salary fit</dt>
        <dd>{salaryFit}</dd>
      </div>
      <div>
        <dt>Location fit</dt>
        <dd>{locationFit}</dd>
      </div>
      <div>
        <dt>Skills match</dt>
        <dd className={classNames(isHigh && styles.highScore)}>
          {skillsMatch === null ? (
            "No skill named"
          ) : !fromProfile ? (
            "Needs a profile"
          ) : (
            <>
              {skillsMatch}%
              <Meter label="Skills match" value={skillsMatch} className={styles.fitMeter} />
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}
