import type { MatchFacts } from "@caseload/contract/matching/matches";
import Minus from "lucide-react/icons/minus";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import * as styles from "./match-details.module.css";

const maxUnmet = 3;

interface MatchRequirementsProps {
  requirements: MatchFacts["requirements"];
  /** For the paralegal: leads from what the profile does not name to where to add it. */
  own?: boolean;
  /** Every unmet requirement instead of the most expensive ones. */
  all?: boolean;
  /** False where no score is shown, from which nothing can be taken. */
  isScored?: boolean;
}

/** How many of the posting's requirements the profile meets, and what the others cost. */
export function MatchRequirements({
  requirements: { met, total, unmet },
  own = false,
  all = false,
  isScored = true,
}: MatchRequirementsProps) {
  if (total === 0) return null;
  const shown = all || !isScored ? unmet : unmet.slice(0, maxUnmet);
  return (
    <div className={styles.requirements}>
      <p>
        Fits{" "}
        <b>
          {met} of {total}
        </b>{" "}
        {total === 1 ? "requirement" : "requirements"}
      </p>
      {shown.length > 0 && (
        <ul className={styles.matchGaps} aria-label="Gaps">
          {shown.map(({ text, points }) => (
            <li key={text}>
              <Minus className={classNames("icon", styles.gapIcon)} aria-hidden="true" />
              <span>
                {text} {isScored && <span className={styles.cost}>{costText(points)}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {unmet.length > shown.length && (
        <p className={styles.moreGaps}>{unmet.length - shown.length} more in the score breakdown</p>
      )}
      {own && unmet.length > 0 && (
        <Link className="link" to="/profile/paralegal">
          Add skills you have
        </Link>
      )}
    </div>
  );
}

function costText(points: number): string {
  if (points === 0) return "costs less than 1 point";
  return points === 1 ? "costs 1 point" : `costs ${points} points`;
}
