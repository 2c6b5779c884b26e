import { instantAt } from "../../../platform/time-zone.ts";
import { dayIn, plusDays, plusMonths } from "../../../platform/calendar-day.ts";

/** How often a morning delivery is due. */
type Pace = "daily" | "weekly" | "monthly";

/** PRODUCT.md "Saved search". */
const morning = "08:00:00.000";

/** Days since Monday. */
const daysIntoWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The last delivery day that is not after `day`. */
function dayUpTo(day: string, pace: Pace): string {
  if (pace === "monthly") return `${day.slice(0, 7)}-01`;
  return pace === "weekly" ? plusDays(day, -daysIntoWeek(day)) : day;
}

/** The next or previous delivery day. */
function stepFrom(day: string, pace: Pace, steps: 1 | -1): string {
  if (pace === "monthly") return plusMonths(day, steps);
  return plusDays(day, pace === "weekly" ? 7 * steps : steps);
}

/** The last 08:00 in a time zone that has passed (weekly: of a Monday, monthly: of the first). */
export function lastDelivery(pace: Pace, now: Date, timeZone: string): Date {
  const day = dayUpTo(dayIn(now, timeZone), pace);
  const delivery = instantAt(day, morning, timeZone);
  return delivery <= now ? delivery : instantAt(stepFrom(day, pace, -1), morning, timeZone);
}

/** The first 08:00 after `now`, as above. */
export function nextDelivery(pace: Pace, now: Date, timeZone: string): Date {
  const day = dayUpTo(dayIn(now, timeZone), pace);
  const delivery = instantAt(day, morning, timeZone);
  return delivery > now ? delivery : instantAt(stepFrom(day, pace, 1), morning, timeZone);
}
