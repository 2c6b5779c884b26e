import type { Earnings } from "@caseload/contract/earnings";
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

/** The next of 1, 2, 4, 6, 8 and 10 times a power of ten, so that half of it is a round figure too. */
export function roundTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= most) ?? 10;
  return step * power;
}
