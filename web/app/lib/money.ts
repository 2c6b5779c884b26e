import { formatCents } from "@caseload/contract/engagements/money-text";
import type { ProposedPay, StoredPay } from "@caseload/contract/engagements/structured-terms";

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

/** "$54/hr" or "$1,500 flat", as an application names it. */
export const askText = ({ kind, cents }: ProposedPay): string =>
  kind === "hourly" ? rate(cents / 100) : `${money(cents / 100)} flat`;

/** "$113.40", or "-$113.40" for what takes away. */
export const signedCents = (cents: number): string =>
  cents < 0 ? `-${formatCents(-cents)}` : formatCents(cents);
