import type { PeriodChoice } from "@caseload/contract/reporting/analytics";
import { type Days, type Period, usualPeriod } from "@caseload/contract/reporting/periods";
import { dayIn, plusDays, plusMonths } from "../../../platform/calendar-day.ts";

const dayMs = 86_400_000;

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Days since Monday. */
const daysIntoWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const periodDays: Record<Period, (today: string) => Days> = {
  "30-days": (today) => ({ from: plusDays(today, -29), to: today }),
  "90-days": (today) => ({ from: plusDays(today, -89), to: today }),
  "12-months": (today) => ({ from: plusDays(plusMonths(today, -12), 1), to: today }),
  "this-year": (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  "previous-week": (today) => {
    const monday = plusDays(today, -daysIntoWeek(today));
    return { from: plusDays(monday, -7), to: plusDays(monday, -1) };
  },
  "previous-month": (today) => {
    const to = plusDays(firstOfMonth(today), -1);
    return { from: firstOfMonth(to), to };
  },
};

/** Calendar days in a period. */
const periodLength = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** A reporting period with the one that it is compared with. */
export interface PeriodSpan {
  readonly period: Days;
  /** The equally long period directly before. */
  readonly before: Days;
  /** Open-ended work counts until this day. */
  readonly today: string;
  readonly timeZone: string;
}

/** Resolves the requested period in the reader's time zone. */
export function resolvePeriod(choice: PeriodChoice, timeZone: string, now: Date): PeriodSpan {
  const today = dayIn(now, timeZone);
  const { from, to, period = usualPeriod } = choice;
  const days = from && to ? { from, to } : periodDays[period](today);
  const before = { from: plusDays(days.from, -periodLength(days)), to: plusDays(days.from, -1) };
  return { period: days, before, today, timeZone };
}

/** Charts show up to this many days by week, and up to that many by month. */
const maxWeeklyDays = 62;
const maxMonthlyDays = 731;

export function chartStep(days: Days): "week" | "month" | "year" {
  const length = periodLength(days);
  if (length <= maxWeeklyDays) return "week";
  return length <= maxMonthlyDays ? "month" : "year";
}
