import type { PeriodChoice } from "@caseload/contract/reporting/analytics";
import { type Days, type Period, usualPeriod } from "@caseload/contract/reporting/periods";
import { dayIn, plusDays, plusMonths } from "../../../platform/calendar-day.ts";

const dayMs = 86_400_000;

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** Days since Monday. */
const daysIntoWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const daysOf: Record<Period, (today: string) => Days> = {
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

/** How many calendar days a period has. */
export const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

export interface Span {
  readonly period: Days;
  /** As many days, directly before. */
  readonly before: Days;
  /** Work without an agreed end has run until here. */
  readonly today: string;
  readonly timeZone: string;
}

/** The days that are asked for, as the reader's calendar counts them. */
export function resolvePeriod(choice: PeriodChoice, timeZone: string, now: Date): Span {
  const today = dayIn(now, timeZone);
  const { from, to, period = usualPeriod } = choice;
  const days = from && to ? { from, to } : daysOf[period](today);
  const before = { from: plusDays(days.from, -lengthOf(days)), to: plusDays(days.from, -1) };
  return { period: days, before, today, timeZone };
}

/** So many days are told week by week, and so many month by month; more are told year by year. */
const weeklyDays = 62;
const monthlyDays = 731;

export function stepOf(days: Days): "week" | "month" | "year" {
  const length = lengthOf(days);
  if (length <= weeklyDays) return "week";
  return length <= monthlyDays ? "month" : "year";
}
