import { classNames } from "./class-names.ts";
import { scoreTier } from "./score-tier.ts";

/** The match score inside a line of text: "94% match". */
export function ScoreInline({ value }: { value: number }) {
  const { name } = scoreTier(value);
  return <span className={classNames("score-inline", name)}>{Math.round(value)}% match</span>;
}
