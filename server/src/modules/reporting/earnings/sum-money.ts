import type { MoneySums } from "@caseload/contract/reporting/money-sums";

export function sumMoney(rows: readonly MoneySums[]): MoneySums {
  const sum = (name: keyof MoneySums) => rows.reduce((total, row) => total + row[name], 0);
  return {
    earnedCents: sum("earnedCents"),
    invoicedCents: sum("invoicedCents"),
    paidCents: sum("paidCents"),
    outstandingCents: sum("outstandingCents"),
  };
}
