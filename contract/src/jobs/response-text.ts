import { product } from "../product.ts";
import type { Responsiveness } from "./responsiveness.ts";

/** A law office's figure in short lines, or why there is none. */
export function responseLines({ medianDays, replyPercent, isNew }: Responsiveness): string[] {
  const lines = [
    ...(replyPercent === null ? [] : [replyLine(replyPercent)]),
    ...(medianDays === null ? [] : [`Median decision: ${medianDays === 1 ? "1 day" : `${medianDays} days`}`]),
  ];
  if (lines.length > 0) return lines;
  return [isNew ? `New to ${product.name}` : "Not enough applications yet"];
}

const replyLine = (percent: number): string =>
  percent === 0 ? "Rarely answers applicants" : `Answers ${percent}% of applicants`;
