import { classNames } from "./class-names.ts";
import { scoreTier } from "./score-tier.ts";

interface ScoreProps {
  /** 0 to 100. */
  value: number;
  /** On phones one line instead of a sticker. */
  fold?: boolean;
  /** On phones a smaller sticker. */
  compact?: boolean;
  /** One line at every width, for rows. */
  line?: boolean;
}

/** The match score as an exhibit sticker: more highlighter means a better match. */
export function Score({ value, fold = false, compact = false, line = false }: ScoreProps) {
  const tier = scoreTier(value);
  return (
    <span className={classNames("score", tier.name, fold && "fold", compact && "compact", line && "line")}>
      <b>{Math.round(value)}</b>
      <span>{tier.label}</span>
    </span>
  );
}
