/**
 * When unanswered applications lead to a reminder, a warning and a pause. Days are calendar days in the poster's time
 * zone, weekends included; emails go out from 08:00 there. Each step comes at least a day after the one before.
 */
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { responseRules } from "@caseload/contract/jobs/response-rules";
import { instantAt } from "../../../platform/time-zone.ts";
import { dayIn, daysBetween, plusDays } from "../../../platform/calendar-day.ts";

const dayMs = 86_400_000;

const morningOf = (day: string, timeZone: string): Date => instantAt(day, "08:00:00.000", timeZone);

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The next calendar day's morning, and at least 24 hours later. */
const aDayAfter = (at: Date, timeZone: string): Date =>
  later(morningOf(plusDays(dayIn(at, timeZone), 1), timeZone), new Date(at.getTime() + dayMs));

/** @param since when the oldest unanswered application arrived */
export const remindAt = (since: Date, timeZone: string): Date =>
  morningOf(plusDays(dayIn(since, timeZone), responseRules.remindOnDay), timeZone);

export const warnAt = (since: Date, remindedAt: Date, timeZone: string): Date =>
  later(
    morningOf(plusDays(dayIn(since, timeZone), responseRules.warnOnDay), timeZone),
    aDayAfter(remindedAt, timeZone),
  );

export const pauseAt = (warnedAt: Date, timeZone: string): Date => aDayAfter(warnedAt, timeZone);

/** Whether an application is overdue at an instant, so that the posting may be paused. */
export const isOverdue = (since: Date, at: Date, timeZone: string): boolean =>
  daysBetween(dayIn(since, timeZone), dayIn(at, timeZone)) >= responseRules.pauseOnDay;

/** The unanswered applications of a posting. */
export interface Unanswered {
  waiting: number;
  since: Date;
  pausesAt: Date | null;
}

/** For those who manage the posting. An announced pause is shown only while an application will be overdue by then. */
export function unansweredOf(
  unanswered: Unanswered | undefined,
  timeZone: string,
  now: Date,
): OwnJob["silence"] {
  if (!unanswered) return { waiting: 0, since: null, pausesAt: null, mayResume: true };
  const { waiting, since, pausesAt } = unanswered;
  return {
    waiting,
    since: since.toISOString(),
    pausesAt: pausesAt && isOverdue(since, pausesAt, timeZone) ? pausesAt.toISOString() : null,
    mayResume: !isOverdue(since, now, timeZone),
  };
}
