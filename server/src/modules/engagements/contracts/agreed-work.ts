import type { MissingTerm } from "@caseload/contract/reporting/earnings";
import { hoursPerWeek } from "@caseload/matching/normalize/hours";
import { dayIn, daysBetween } from "../../../platform/calendar-day.ts";

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
  /** YYYY-MM-DD */
  firstDay: string;
  /** Both ends counted; 0 where the work began after its deadline. */
  days: number;
  /** Tenths. */
  hours: number;
  /** US dollars per hour. */
  rate: number;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/**
 * From the first day of work, or the one agreed for it, to the deadline, or the day on which it ended before. No last
 * day where the work goes on without a deadline.
 */
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
 * Agreed hours: for each day of the work a seventh of the most hours a week that the posting names; work that goes on
 * without a deadline counts until today. Answers the missing term where the contract does not say enough.
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

export interface MonthsWork {
  /** YYYY-MM */
  month: string;
  hours: number;
  /** US dollars. */
  pay: number;
}

/** The same spread evenly over its days, month by month; the months sum up to it exactly. */
export function byMonth({ firstDay, days, hours, rate }: AgreedWork): MonthsWork[] {
  const upTo = (day: number) => (days === 0 ? 0 : toTenths((hours * day) / days));
  const months: MonthsWork[] = [];
  for (let from = 0, month = firstDay.slice(0, 7); from < days || from === 0; month = nextMonth(month)) {
    const to = Math.min(days, daysBetween(firstDay, `${nextMonth(month)}-01`));
    const share = toTenths(upTo(to) - upTo(from));
    months.push({ month, hours: share, pay: toCents(share * rate) });
    if (to === 0) break;
    from = to;
  }
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, of = 1] = month.split("-").map(Number);
  return of === 12 ? `${year + 1}-01` : `${year}-${String(of + 1).padStart(2, "0")}`;
}
