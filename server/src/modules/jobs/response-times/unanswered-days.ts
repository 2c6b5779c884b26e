/**
 * When a posting's silence leads to what. Days are calendar days in the poster's time zone, weekends included; letters
 * go out from 08:00 there. Each step comes at least a day after the one before, however late that was.
 */
import type { OwnJob } from "@caseload/contract/jobs/jobs";
import { responseRules } from "@caseload/contract/jobs/response-rules";
import { instantAt } from "../../../platform/time-zone.ts";
import { dayIn, daysBetween, plusDays } from "../../../platform/calendar-day.ts";

const dayMs = 86_400_000;

const morningOf = (day: string, timeZone: string): Date => instantAt(day, "08:00:00.000", timeZone);

const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** The next calendar day's morning, and 24 hours at the least. */
const aDayAfter = (at: Date, timeZone: string): Date =>
  later(morningOf(plusDays(dayIn(at, timeZone), 1), timeZone), new Date(at.getTime() + dayMs));

/** @param since when the applicant who has waited longest applied */
export const remindAt = (since: Date, timeZone: string): Date =>
  morningOf(plusDays(dayIn(since, timeZone), responseRules.remindOnDay), timeZone);

export const warnAt = (since: Date, remindedAt: Date, timeZone: string): Date =>
  later(
    morningOf(plusDays(dayIn(since, timeZone), responseRules.warnOnDay), timeZone),
    aDayAfter(remindedAt, timeZone),
  );

export const pauseAt = (warnedAt: Date, timeZone: string): Date => aDayAfter(warnedAt, timeZone);

/** Whether somebody has waited so long at an instant that the posting may be paused. */
export const isTooLong = (since: Date, at: Date, timeZone: string): boolean =>
  daysBetween(dayIn(since, timeZone), dayIn(at, timeZone)) >= responseRules.pauseOnDay;

/** Applicants of a posting who have no answer. */
export interface Wait {
  waiting: number;
  since: Date;
  pausesAt: Date | null;
}

/** As those who manage it read it. A pause that was announced is told only as long as somebody will have waited so long. */
export function silenceOf(wait: Wait | undefined, timeZone: string, now: Date): OwnJob["silence"] {
  if (!wait) return { waiting: 0, since: null, pausesAt: null, mayResume: true };
  const { waiting, since, pausesAt } = wait;
  return {
    waiting,
    since: since.toISOString(),
    pausesAt: pausesAt && isTooLong(since, pausesAt, timeZone) ? pausesAt.toISOString() : null,
    mayResume: !isTooLong(since, now, timeZone),
  };
}
