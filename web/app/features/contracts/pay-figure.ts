import { formatCents } from "@caseload/contract/engagements/money-text";
import type { StoredPay } from "@caseload/contract/engagements/structured-terms";

/** "$54.00/hr", "$1,500.00 flat"; "Not set" without a price. */
export function payFigure(pay: StoredPay | null): string {
  if (pay === null) return "Not set";
  return pay.kind === "hourly" ? `${formatCents(pay.rateCents)}/hr` : `${formatCents(pay.totalCents)} flat`;
}
