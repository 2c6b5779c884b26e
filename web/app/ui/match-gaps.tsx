import Minus from "lucide-react/icons/minus";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import * as styles from "./match-details.module.css";

interface MatchGapsProps {
  /** Sentences on what speaks against the match. */
  gaps: readonly string[];
  /** What the posting names and the profile does not. */
  additions?: readonly string[];
  /** Follows the additions: where to add them. */
  onAdditions?: ReactNode;
}

/** What speaks against a match, and what the profile does not mention. */
export function MatchGaps({ gaps, additions = [], onAdditions }: MatchGapsProps) {
  const [first] = additions;
  // The engine's last gap names the first addition, which is listed with the others.
  const others = first === undefined ? gaps : gaps.filter((gap) => !gap.endsWith(`profile: ${first}`));
  if (others.length === 0 && additions.length === 0) return null;
  return (
    <ul className={styles.matchGaps} aria-label="Gaps">
      {others.map((gap) => (
        <li key={gap}>
          <Minus className={classNames("icon", styles.gapIcon)} aria-hidden="true" />
          <span>{gap}</span>
        </li>
      ))}
      {additions.length > 0 && (
        <li>
          <Minus className={classNames("icon", styles.gapIcon)} aria-hidden="true" />
          <span>
            Not on {onAdditions ? "your" : "the"} profile: {additions.join(", ")}. {onAdditions}
          </span>
        </li>
      )}
    </ul>
  );
}
