import { plusDays, plusMonths } from "../../../platform/calendar-day.ts";

const stated =
  /^(?:about |approximately |approx\. |up to )?(?:\d{1,3} ?(?:-|–|to) ?)?(\d{1,3})[ -]?(day|week|month|year)s?$/i;

/**
 * When the work is due: the posting's duration, counted from the first day of work. A range counts to its longer end.
 * Null when the duration names no time ("ongoing"). A posting's own deadline is the last day to apply, not this.
 * @param firstDay YYYY-MM-DD
 */
export function projectDeadline(duration: string, firstDay: string): string | null {
  const [, length, unit] = stated.exec(duration.trim()) ?? [];
  const count = Number(length);
  if (!unit || count === 0) return null;
  switch (unit.toLowerCase()) {
    case "day":
      return plusDays(firstDay, count);
    case "week":
      return plusDays(firstDay, count * 7);
    case "month":
      return plusMonths(firstDay, count);
    default:
      return plusMonths(firstDay, count * 12);
  }
}
