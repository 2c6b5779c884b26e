import { classNames } from "./class-names.ts";
import { scoreTier } from "./score-tier.ts";

interface ScoreProps {
  /** 0 to 100. */
  value: number;
  /** Larger, for the first of a list. */
  best?: boolean;
  /** On phones one line instead of a sticker. */
  fold?: boolean;
  /** On phones a smaller sticker. */
  compact?: boolean;
}

/** The match score as an exhibit sticker: more highlighter means a better match. */
export function Score({ value, best = false, fold = false, compact = false }: ScoreProps) {
  const tier = scoreTier(value);
  return (
    <span className={classNames("score", tier.name, best && "best", fold && "fold", compact && "compact")}>
      <b>{Math.round(value)}</b>
      <span>{tier.label}</span>
    </span>
  );
}
