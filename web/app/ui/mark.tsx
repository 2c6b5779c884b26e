import Check from "lucide-react/icons/check";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { scoreTier } from "./score-tier.ts";

interface MarkProps {
  tone?: "full" | "soft" | "bold";
  /** No sweep: for a mark that has been on the page before. */
  still?: boolean;
  children: ReactNode;
}

/** The highlighter; it sweeps once when it first appears. At most two a view outside match reasons. */
export function Mark({ tone = "full", still = false, children }: MarkProps) {
  const name = classNames(tone !== "full" && tone, still && "still");
  return <mark className={name || undefined}>{children}</mark>;
}

interface MatchReasonsProps {
  reasons: readonly string[];
  /** The score decides how strongly they are marked. */
  score: number;
  still?: boolean;
}

/** Why it fits: each reason is marked up to its first comma. */
export function MatchReasons({ reasons, score, still }: MatchReasonsProps) {
  const tone = scoreTier(score).mark;
  return (
    <ul className="reasons">
      {reasons.map((reason) => {
        const comma = reason.indexOf(",");
        const end = comma === -1 ? reason.length : comma;
        return (
          <li key={reason}>
            <Check className="icon" />
            <span>
              <Mark tone={tone} still={still}>
                {reason.slice(0, end)}
              </Mark>
              {reason.slice(end)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
