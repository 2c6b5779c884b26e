import type { MissingTerm } from "@caseload/contract/earnings";
import { hoursPerWeek } from "@caseload/matching/normalize/hours";
import { dayIn, daysBetween } from "./calendar-day.ts";

/** What a contract and its posting say of the work, once both sides have agreed. */
export interface AgreedTerms {
  /** US dollars per hour. */
  agreedRate: number | null;
  /** In the words of the posting. */
  hoursPerWeek: string;
  startsOn: string | null;
  startedAt: Date | null;
  projectDeadline: string | null;
  endedAt: Date | null;
}

export interface AgreedWork {
  /** YYYY-MM-DD; the last day is the one on which the work is due or was done, and counts no more. */
  firstDay: string;
  lastDay: string;
  /** Tenths. */
  hours: number;
  /** US dollars per hour. */
  rate: number;
}

/** The fewest hours that a posting's words name, or the most where it says "up to"; null where they name none. */
function weeklyHours(words: string): number | null {
  const range = hoursPerWeek(words);
  return range && (range.min > 0 ? range.min : range.max);
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** From the first day of work, or the one agreed for it, to the deadline, or the day on which it ended before. */
export function workDays(
  { startsOn, startedAt, projectDeadline, endedAt }: Omit<AgreedTerms, "agreedRate" | "hoursPerWeek">,
  timeZone: string,
): { firstDay: string | null; lastDay: string | null } {
  const firstDay = startedAt ? dayIn(startedAt, timeZone) : startsOn;
  const end = endedAt && dayIn(endedAt, timeZone);
  return {
    firstDay,
    lastDay: end && projectDeadline ? earlier(end, projectDeadline) : (end ?? projectDeadline),
  };
}

/**
 * Agreed hours: those of a week, for the days of the work, one day at the least. Answers the missing term where the
 * contract does not say enough.
 */
export function agreedWork(terms: AgreedTerms, timeZone: string): AgreedWork | MissingTerm {
  const { agreedRate: rate } = terms;
  if (rate === null) return "rate";
  const weekly = weeklyHours(terms.hoursPerWeek);
  if (weekly === null) return "hours";
  const { firstDay, lastDay } = workDays(terms, timeZone);
  if (firstDay === null || lastDay === null) return "days";
  const days = Math.max(1, daysBetween(firstDay, lastDay));
  return { firstDay, lastDay, rate, hours: toTenths((weekly * days) / 7) };
}

const toTenths = (hours: number): number => Math.round(hours * 10) / 10;
const toCents = (dollars: number): number => Math.round(dollars * 100) / 100;

export interface MonthsWork {
  /** YYYY-MM */
  month: string;
  hours: number;
  /** US dollars. */
  pay: number;
}

/** The same spread evenly over its days, month by month; the months sum up to it exactly. */
export function byMonth({ firstDay, lastDay, hours, rate }: AgreedWork): MonthsWork[] {
  const days = Math.max(1, daysBetween(firstDay, lastDay));
  const upTo = (day: number) => toTenths((hours * day) / days);
  const months: MonthsWork[] = [];
  for (let from = 0, month = firstDay.slice(0, 7); from < days; month = nextMonth(month)) {
    const to = Math.min(days, daysBetween(firstDay, `${nextMonth(month)}-01`));
    const share = upTo(to) - upTo(from);
    months.push({ month, hours: toTenths(share), pay: toCents(toTenths(share) * rate) });
    from = to;
  }
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, "0")}`;
}
