import type { MoneySums } from "@caseload/contract/reporting/money-sums";

/** Work and money of a department in one of the two periods. */
export interface WorkRow extends MoneySums {
  current: boolean;
  /** Null for people without a department. */
  departmentId: number | null;
  projects: number;
  /** Approved. */
  minutes: number;
}

export function sumWork(rows: readonly WorkRow[]) {
  const sum = (name: Exclude<keyof WorkRow, "current" | "departmentId">): number =>
    rows.reduce((total, row) => total + row[name], 0);
  return {
    projects: sum("projects"),
    approvedMinutes: sum("minutes"),
    earnedCents: sum("earnedCents"),
    invoicedCents: sum("invoicedCents"),
    paidCents: sum("paidCents"),
    outstandingCents: sum("outstandingCents"),
  };
}
