import Minus from "lucide-react/icons/minus";
import { classNames } from "./class-names.ts";
import * as styles from "./match-details.module.css";

/** What speaks against a match, as it was logged. */
export function MatchGaps({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) return null;
  return (
    <ul className={styles.matchGaps} aria-label="Gaps">
      {gaps.map((gap) => (
        <li key={gap}>
          <Minus className={classNames("icon", styles.gapIcon)} aria-hidden="true" />
          <span>{gap}</span>
        </li>
      ))}
    </ul>
  );
}
