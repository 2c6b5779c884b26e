/** From how much a year a payer files Form 1099-NEC for a payee. Free of zod. */

interface Threshold {
  readonly from: number;
  readonly to: number;
  readonly cents: number;
  readonly source: string;
}

/** Form 1099-NEC is in use again since 2020. Later years are adjusted for inflation once the IRS publishes them. */
const thresholds: readonly Threshold[] = [
  { from: 2020, to: 2025, cents: 60_000, source: "26 U.S.C. 6041A(a), payments made through Dec 31, 2025" },
  {
    from: 2026,
    to: 2026,
    cents: 200_000,
    source: "26 U.S.C. 6041A(a) as amended by Pub. L. 119-21, sec. 70433, payments made after Dec 31, 2025",
  },
];

export function necThreshold(year: number): { readonly cents: number | null; readonly source: string } {
  const found = thresholds.find(({ from, to }) => from <= year && year <= to);
  if (found) return { cents: found.cents, source: found.source };
  return year < 2020
    ? { cents: null, source: "Form 1099-NEC has been in use since 2020" }
    : { cents: null, source: "Adjusted for inflation each year from 2027; not published here yet" };
}
