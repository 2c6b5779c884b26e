import { product } from "../product.ts";
import type { Responsiveness } from "./response-times.ts";

/** How quickly a firm answers, and what a missing answer leads to. Days are calendar days in the poster's time zone. */
export const responseRules = {
  /** Days back that a firm's figure looks. */
  windowDays: 180,
  /** An application counts for the reply rate once it is this old, in days. */
  replyAfterDays: 7,
  /** Fewer make no figure, so that no single case can be read from it. */
  minApplications: 5,
  /** The reply rate is rounded down to a multiple of this. */
  percentStep: 5,
  /** Days for which a firm without a figure is called new. */
  newForDays: 90,
  /** Days of silence, counted from the day of the oldest application without an answer. */
  remindOnDay: 3,
  warnOnDay: 13,
  pauseOnDay: 14,
} as const;

/** A firm's figure in short lines, or why there is none. */
export function responseLines({ medianDays, replyPercent, isNew }: Responsiveness): string[] {
  const lines = [
    ...(replyPercent === null ? [] : [replyLine(replyPercent)]),
    ...(medianDays === null ? [] : [`Median decision: ${medianDays === 1 ? "1 day" : `${medianDays} days`}`]),
  ];
  if (lines.length > 0) return lines;
  return [isNew ? `New to ${product.name}` : "Not enough applications yet"];
}

const replyLine = (percent: number): string =>
  percent === 0 ? "Rarely responds to applicants" : `Responds to ${percent}% of applicants`;
