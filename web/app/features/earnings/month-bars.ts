import type { Earnings } from "@caseload/contract/reporting/earnings";
import { groups } from "./group-labels.ts";

export interface MonthBar {
  /** YYYY-MM */
  readonly month: string;
  /** US dollars. */
  readonly pay: number;
}

const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

export const sumOf = (bars: readonly MonthBar[]): number =>
  toCents(bars.reduce((sum, { pay }) => sum + pay, 0));

/** The months from the first with agreed pay to the last, whatever its state. */
export function monthBars(months: Earnings["months"]): MonthBar[] {
  const bars = months.map(({ month, pay }) => ({
    month,
    pay: toCents(groups.reduce((sum, { status }) => sum + pay[status], 0)),
  }));
  const first = bars.findIndex(({ pay }) => pay > 0);
  return first < 0 ? [] : bars.slice(first, bars.findLastIndex(({ pay }) => pay > 0) + 1);
}

/** Times a power of ten; half of each is a round figure too. */
const tops = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** The right edge of bars up to `most`. */
export function roundTop(max: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(max, 1)));
  const step = tops.find((one) => one * power >= max) ?? 10;
  return step * power;
}
