/**
 * Sums of invoices in whole US cents: a total is the sum of its rounded lines (ENGAGEMENT.md "Money"). Used wherever a
 * total is shown: the API, the screens and the PDF.
 */

interface Line {
  readonly cents: number;
}

export const sumCents = (lines: readonly Line[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

interface TimeLine extends Line {
  /** Null on milestones and expenses. */
  readonly minutes: number | null;
  /** US cents an hour; null on milestones and expenses. */
  readonly rateCents: number | null;
}

export interface RateSubtotal {
  rateCents: number;
  minutes: number;
  cents: number;
}

/** The time of an invoice by rate, in the order in which the rates appear. */
export function subtotalsByRate(lines: readonly TimeLine[]): RateSubtotal[] {
  const subtotals = new Map<number, RateSubtotal>();
  for (const { rateCents, minutes, cents } of lines) {
    if (rateCents === null || minutes === null) continue;
    const subtotal = subtotals.get(rateCents) ?? { rateCents, minutes: 0, cents: 0 };
    subtotal.minutes += minutes;
    subtotal.cents += cents;
    subtotals.set(rateCents, subtotal);
  }
  return [...subtotals.values()];
}
