import { earningStatuses, type EarningStatus, type MissingTerm } from "@caseload/contract/reporting/earnings";
import { agreedWork, splitByMonth, type MonthlyWork, workDays } from "../../engagements/contracts/agreed-work.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import type { AgreedRow } from "./queries.ts";

/** One contract, with the agreed work of each month; no months where a term is missing. */
export interface Reckoned {
  row: AgreedRow;
  status: EarningStatus;
  firstDay: string | null;
  lastDay: string | null;
  months: MonthlyWork[];
  missing: MissingTerm | null;
  /** In which it shows where a term is missing. */
  agreedIn: number;
}

const yearOf = (monthOrDay: string): number => Number(monthOrDay.slice(0, 4));

export function sumEarnings(row: AgreedRow, timeZone: string, now: Date): Reckoned[] {
  const status = earningStatuses.find((one) => one === row.status);
  if (!status) return [];
  const work = agreedWork(row, timeZone, now);
  return [
    {
      row,
      status,
      ...workDays(row, timeZone),
      months: typeof work === "string" ? [] : splitByMonth(work),
      missing: typeof work === "string" ? work : null,
      agreedIn: yearOf(dayIn(row.termsAgreedAt ?? row.createdAt, timeZone)),
    },
  ];
}

/** Every year with agreed work, newest first. */
export function yearsOf(all: readonly Reckoned[], thisYear: number): number[] {
  const named = all.flatMap(({ months, missing, agreedIn }) =>
    missing === null ? months.map(({ month }) => yearOf(month)) : [agreedIn],
  );
  return [...new Set([thisYear, ...named])].toSorted((one, other) => other - one);
}

/** What of it belongs to a year. */
export const inYear = (all: readonly Reckoned[], year: number): Reckoned[] =>
  all
    .map((one) => ({ ...one, months: one.months.filter(({ month }) => yearOf(month) === year) }))
    .filter(({ months, missing, agreedIn }) => (missing === null ? months.length > 0 : agreedIn === year));

export const hoursOf = (months: readonly MonthlyWork[]): number =>
  Math.round(months.reduce((sum, { hours }) => sum + hours, 0) * 10) / 10;

export const payOf = (months: readonly MonthlyWork[]): number =>
  Math.round(months.reduce((sum, { pay }) => sum + pay, 0) * 100) / 100;
