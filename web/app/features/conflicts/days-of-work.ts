import type { LedgerEntry } from "@caseload/contract/hiring/conflict-ledger";
import type { useFormat } from "~/lib/use-format.ts";

/** The days of the work in which a party came up; empty when none is given. */
export function daysOfWork(
  format: Pick<ReturnType<typeof useFormat>, "mediumDate">,
  { from, to }: Pick<LedgerEntry, "from" | "to">,
): string {
  if (from === null) return to === null ? "" : `To ${format.mediumDate(to)}`;
  return to === null
    ? `From ${format.mediumDate(from)}`
    : `${format.mediumDate(from)} – ${format.mediumDate(to)}`;
}
