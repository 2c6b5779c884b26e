/** How values are written on screen. Dates: use-format.ts. */
import type { StoredPay } from "@caseload/contract/engagements/structured-terms";

/** "$48", "$48.50", "$12,000" */
export function money(dollars: number): string {
  const cents = Number.isInteger(dollars) ? 0 : 2;
  return `$${dollars.toLocaleString("en-US", { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}

/** "$54/hr"; "Negotiable" when none is given (SPEC.md section 9). */
export const rate = (dollarsPerHour: number | null): string =>
  dollarsPerHour === null ? "Negotiable" : `${money(dollarsPerHour)}/hr`;

/** "$54/hr" or "$1,500 flat"; "Pay not set" while neither side has named a price. */
export function payText(pay: StoredPay | null): string {
  if (pay === null) return "Pay not set";
  return pay.kind === "hourly" ? rate(pay.rateCents / 100) : `${money(pay.totalCents / 100)} flat`;
}

export { docketNumber, jobLocation } from "@caseload/contract/jobs/job-terms";

export const plural = (count: number, noun: string, many = `${noun}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? noun : many}`;

/** "yesterday" and "just now" inside a sentence; dates keep their capital. */
export const inSentence = (text: string): string =>
  text.replace(/^(Just|Yesterday)/, (word) => word.toLowerCase());

/** The first `most` characters, cut at a word where one ends nearby, with an ellipsis. */
export function clip(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const space = cut.lastIndexOf(" ");
  return `${(space > max * 0.7 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
