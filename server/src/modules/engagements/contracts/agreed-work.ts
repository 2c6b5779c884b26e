import type { MissingTerm } from "@caseload/contract/reporting/earnings";
import { hoursPerWeek } from "@caseload/matching/normalize/hours";
import { dayIn, daysBetween } from "../../../platform/calendar-day.ts";

/** The terms of a contract and its posting that determine the agreed work. */
export interface AgreedTerms {
  /** US dollars per hour. */
  agreedRate: number | null;
  /** As the posting states it, such as "20 hrs/week". */
  hoursPerWeek: string;
  startsOn: string | null;
  startedAt: Date | null;
  projectDeadline: string | null;
  endedAt: Date | null;
}

export interface AgreedWork {
  /** YYYY-MM-DD */
  firstDay: string;
  /** Both ends included; 0 when the work began after its deadline. */
  days: number;
  /** Rounded to tenths. */
  hours: number;
  /** US dollars per hour. */
  rate: number;
}

const earlierOf = (one: string, other: string): string => (one < other ? one : other);

/**
 * The first day is the day on which work started, or the agreed start date. The last day is the earlier of the deadline
 * and the day on which work ended; null for open-ended work.
 */
export function workDays(
  { startsOn, startedAt, projectDeadline, endedAt }: Omit<AgreedTerms, "agreedRate" | "hoursPerWeek">,
  timeZone: string,
): { firstDay: string | null; lastDay: string | null } {
  const firstDay = startedAt ? dayIn(startedAt, timeZone) : startsOn;
  const end = endedAt && dayIn(endedAt, timeZone);
  return {
    firstDay,
    lastDay: end && projectDeadline ? earlierOf(end, projectDeadline) : (end ?? projectDeadline),
  };
}

/**
 * Returns the agreed hours, or the term that is missing to determine them. Each day counts one seventh of the posting's
 * maximum weekly hours; open-ended work counts until today.
 */
export function agreedWork(terms: AgreedTerms, timeZone: string, now: Date): AgreedWork | MissingTerm {
  const { agreedRate: rate } = terms;
  if (rate === null) return "rate";
  const weekly = hoursPerWeek(terms.hoursPerWeek)?.max;
  if (weekly === undefined) return "hours";
  const { firstDay, lastDay } = workDays(terms, timeZone);
  const until = lastDay ?? (terms.startedAt ? dayIn(now, timeZone) : null);
  if (firstDay === null || until === null) return "days";
  const days = Math.max(0, daysBetween(firstDay, until) + 1);
  return { firstDay, days, rate, hours: toTenths((weekly * days) / 7) };
}

const toTenths = (hours: number): number => Math.round(hours * 10) / 10;
const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

export interface MonthlyWork {
  /** YYYY-MM */
  month: string;
  hours: number;
  /** US dollars. */
  pay: number;
}

/** Spreads the work evenly over its days and groups it by month. The months add up to the total exactly. */
export function splitByMonth({ firstDay, days, hours, rate }: AgreedWork): MonthlyWork[] {
  const hoursUntil = (day: number) => (days === 0 ? 0 : toTenths((hours * day) / days));
  const months: MonthlyWork[] = [];
  for (let from = 0, month = firstDay.slice(0, 7); from < days || from === 0; month = nextMonth(month)) {
    const to = Math.min(days, daysBetween(firstDay, `${nextMonth(month)}-01`));
    const share = toTenths(hoursUntil(to) - hoursUntil(from));
    months.push({ month, hours: share, pay: toCents(share * rate) });
    if (to === 0) break;
    from = to;
  }
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
