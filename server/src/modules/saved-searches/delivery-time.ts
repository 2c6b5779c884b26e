import type { AlertFrequency } from "@caseload/contract/saved-searches";
import { instantAt } from "../../wall-clock.ts";
import { dayIn, plusDays } from "../contracts/calendar-day.ts";

/** PRODUCT.md "Saved search". */
const morning = "08:00:00.000";

/** Days since Monday. */
const daysIntoWeek = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The last 08:00, for weekly alerts the last Monday's, that clocks in a time zone have shown. */
export function lastDelivery(
  frequency: Exclude<AlertFrequency, "instant">,
  now: Date,
  timeZone: string,
): Date {
  const today = dayIn(now, timeZone);
  const day = frequency === "weekly" ? plusDays(today, -daysIntoWeek(today)) : today;
  const delivery = instantAt(day, morning, timeZone);
  if (delivery <= now) return delivery;
  return instantAt(plusDays(day, frequency === "weekly" ? -7 : -1), morning, timeZone);
}
