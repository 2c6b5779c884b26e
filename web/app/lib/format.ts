/** How values are written on screen. Dates: use-format.ts; sums: money.ts. */

export { docketNumber, jobLocation } from "@caseload/contract/jobs/job-terms";

/** The first `most` characters, cut at a word where one ends nearby, with an ellipsis. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const space = cut.lastIndexOf(" ");
  return `${(space > max * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
