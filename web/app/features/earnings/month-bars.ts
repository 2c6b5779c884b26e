import type { Earnings } from "@caseload/contract/reporting/earnings";

interface MonthBar {
  /** YYYY-MM */
  readonly month: string;
  /** US dollars paid in the month. */
  readonly paid: number;
  /** US dollars that are unpaid of its invoices. */
  readonly unpaid: number;
}

/** The months from the first with money to the last. */
export function monthBars(months: Earnings["months"]): MonthBar[] {
  const bars = months.map(({ month, paidCents, outstandingCents }) => ({
    month,
    paid: paidCents / 100,
    // More than its total may be confirmed of an invoice.
    unpaid: Math.max(0, outstandingCents) / 100,
  }));
  const hasMoney = ({ paid, unpaid }: MonthBar) => paid > 0 || unpaid > 0;
  const first = bars.findIndex(hasMoney);
  return first < 0 ? [] : bars.slice(first, bars.findLastIndex(hasMoney) + 1);
}
