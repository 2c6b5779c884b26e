/** Weekdays and wall times of availability in words. */
import type { Clock } from "~/lib/clock.tsx";
import { clockTime } from "~/lib/dates.ts";

export const weekdayNames = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** "17:30" as "5:30 PM", or as it is with a 24-hour clock; "24:00" is midnight. */
export const formatWallTime = (time: string, clock: Clock): string =>
  clockTime(`2026-01-01T${time}Z`, { ...clock, timeZone: "UTC" });
