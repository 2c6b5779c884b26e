import { earningStatuses, type EarningStatus, type MissingTerm } from "@caseload/contract/reporting/earnings";
import type { Actor } from "../../../platform/actor.ts";
import { dayIn } from "../../../platform/calendar-day.ts";
import type { Reader } from "../../../platform/db/database.ts";
import {
  agreedWork,
  type MonthlyWork,
  splitByMonth,
  workDays,
} from "../../engagements/contracts/agreed-work.ts";
import { type AgreedRow, findAgreedContracts } from "./queries.ts";

/** The agreed work of one contract by month. */
export interface ContractEarnings {
  row: AgreedRow;
  status: EarningStatus;
  firstDay: string | null;
  lastDay: string | null;
  /** Empty when a term is missing. */
  months: MonthlyWork[];
  missing: MissingTerm | null;
  /** The year in which a contract with a missing term is listed. */
  agreedIn: number;
}

const yearOf = (monthOrDay: string): number => Number(monthOrDay.slice(0, 4));

function earningsOf(row: AgreedRow, timeZone: string, now: Date): ContractEarnings[] {
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
function yearsOf(all: readonly ContractEarnings[], thisYear: number): number[] {
  const years = all.flatMap(({ months, missing, agreedIn }) =>
    missing === null ? months.map(({ month }) => yearOf(month)) : [agreedIn],
  );
  return [...new Set([thisYear, ...years])].toSorted((one, other) => other - one);
}

/** The part of the earnings that falls in a year. */
const inYear = (all: readonly ContractEarnings[], year: number): ContractEarnings[] =>
  all
    .map((one) => ({ ...one, months: one.months.filter(({ month }) => yearOf(month) === year) }))
    .filter(({ months, missing, agreedIn }) => (missing === null ? months.length > 0 : agreedIn === year));

/** A paralegal's earnings of a year in their time zone; of the current year by default. */
export async function findEarnings(db: Reader, actor: Actor, requestedYear: number | undefined, now: Date) {
  const rows = await findAgreedContracts(db, actor);
  const all = rows.flatMap((row) => earningsOf(row, actor.timeZone, now));
  const thisYear = Number(dayIn(now, actor.timeZone).slice(0, 4));
  const year = requestedYear ?? thisYear;
  return { year, years: yearsOf(all, thisYear), earnings: inYear(all, year) };
}

/** Rounded to tenths. */
export const sumHours = (months: readonly MonthlyWork[]): number =>
  Math.round(months.reduce((sum, { hours }) => sum + hours, 0) * 10) / 10;

/** US dollars, rounded to cents. */
export const sumPay = (months: readonly MonthlyWork[]): number =>
  Math.round(months.reduce((sum, { pay }) => sum + pay, 0) * 100) / 100;
