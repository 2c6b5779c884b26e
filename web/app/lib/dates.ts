/** Dates as people read them. Pure: the clock is passed in. */
import type { Clock } from "./clock.tsx";

const dayMs = 86_400_000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale: "en-US" | "en-GB" = "en-US",
): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formatters.set(key, made);
  return made;
}

/** ISO dates go with a 24-hour clock, as in British English. */
const localeOf = ({ dateLanguage }: Clock) => (dateLanguage === "en-US" ? "en-US" : "en-GB");

/** A calendar day has no zone: "2026-03-13" is the 13th everywhere. */
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
const zoneOf = (value: string, clock: Clock): string => (isDay(value) ? "UTC" : clock.timeZone);

/** YYYY-MM-DD of an instant in a zone. */
export const dayIn = (time: number, timeZone: string): string => {
  const parts = formatter(timeZone, { year: "numeric", month: "2-digit", day: "2-digit" }).formatToParts(
    time,
  );
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
};

/** YYYY-MM-DD */
export const today = (clock: Clock): string => dayIn(clock.now, clock.timeZone);

/** A calendar date in the reader's language; ISO dates are written in figures whatever the options say. */
function written(value: string, clock: Clock, options: Intl.DateTimeFormatOptions): string {
  const zone = zoneOf(value, clock);
  const time = Date.parse(value);
  if (clock.dateLanguage === "iso") return dayIn(time, zone);
  return formatter(zone, options, localeOf(clock)).format(time);
}

/** The year, when it is not this one. */
function otherYear(value: string, clock: Clock): "numeric" | undefined {
  const year = dayIn(Date.parse(value), zoneOf(value, clock)).slice(0, 4);
  return year === today(clock).slice(0, 4) ? undefined : "numeric";
}

/** "Mar 13", "13 Mar" or "2026-03-13"; with the year when it is not this one. */
export function shortDate(value: string, clock: Clock): string {
  return written(value, clock, { month: "short", day: "numeric", year: otherYear(value, clock) });
}

/** "March 13, 2026", for documents that are read years later. */
export const fullDay = (day: string): string =>
  formatter("UTC", { month: "long", day: "numeric", year: "numeric" }).format(Date.parse(day));

/** "Fri, Mar 13" */
export function weekdayDate(value: string, clock: Clock): string {
  const weekday = formatter(zoneOf(value, clock), { weekday: "short" }).format(Date.parse(value));
  return `${weekday}, ${shortDate(value, clock)}`;
}

/** "Friday, March 13", with the year when it is not this one. */
export function longWeekday(value: string, clock: Clock): string {
  const weekday = formatter(zoneOf(value, clock), { weekday: "long" }).format(Date.parse(value));
  return `${weekday}, ${written(value, clock, { month: "long", day: "numeric", year: otherYear(value, clock) })}`;
}

/** "March 3, 2026" */
export function longDate(value: string, clock: Clock): string {
  return written(value, clock, { month: "long", day: "numeric", year: "numeric" });
}

/** "Mar 3, 2026" */
export function mediumDate(value: string, clock: Clock): string {
  return written(value, clock, { month: "short", day: "numeric", year: "numeric" });
}

/** "January 2026" or "2026-01" */
export function monthYear(value: string, clock: Clock): string {
  const text = written(value, clock, { month: "long", year: "numeric" });
  return clock.dateLanguage === "iso" ? text.slice(0, "2026-01".length) : text;
}

/** "Mar", or "2026-03" for readers of ISO dates. */
export const shortMonth = (value: string, clock: Clock): string =>
  clock.dateLanguage === "iso" ? monthYear(value, clock) : written(value, clock, { month: "short" });

const plainSpaces = (text: string): string => text.replace(/\s/g, " ");

/** "9:12 AM" or "09:12"; the narrow space that Intl puts before AM becomes a plain one, the same in every engine. */
export function clockTime(instant: string, clock: Clock): string {
  // By itself, "numeric" gives British readers "9:12".
  const hour = clock.dateLanguage === "en-US" ? "numeric" : "2-digit";
  const options = { hour, minute: "2-digit" } as const;
  return plainSpaces(formatter(clock.timeZone, options, localeOf(clock)).format(Date.parse(instant)));
}

/** The zone of an instant: "ET" the year around, or "EST" as it is in force. */
function zoneAt(instant: string, { timeZone }: Clock, form: "shortGeneric" | "short"): string {
  const parts = formatter(timeZone, { timeZoneName: form }).formatToParts(Date.parse(instant));
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/**
 * "Mar 9, 2026, 4:20 PM ET": names year and zone, for what must read the same whenever it is read. "ET" the year around;
 * zones that go without such a name keep their offset: "GMT+1".
 * @param date the day, where another form than "Mar 9, 2026" is meant
 */
export function fullTime(instant: string, clock: Clock, date = mediumDate(instant, clock)): string {
  const zone = zoneAt(instant, clock, "shortGeneric");
  const shown = /^[A-Z]{2,5}$/.test(zone) ? zone : zoneAt(instant, clock, "short");
  return `${date}, ${clockTime(instant, clock)} ${shown}`;
}

/** "Eastern Time", the year around; "UTC" and other zones without a name as they are. */
export function zoneName({ timeZone, now }: Clock): string {
  const parts = formatter(timeZone, { timeZoneName: "longGeneric" }).formatToParts(now);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
  return name.startsWith("GMT") ? timeZone.replaceAll("_", " ") : name;
}

/** Whole days from today to a calendar day; negative in the past. */
export function daysUntil(day: string, clock: Clock): number {
  return Math.round((Date.parse(day) - Date.parse(today(clock))) / dayMs);
}

const daysSince = (instant: string, clock: Clock): number =>
  -daysUntil(dayIn(Date.parse(instant), clock.timeZone), clock);

/** "Just now", "40 minutes ago", "3 hours ago", "Yesterday", then the date. */
export function relative(instant: string, clock: Clock): string {
  const minutes = Math.floor((clock.now - Date.parse(instant)) / 60_000);
  if (minutes < 1) return "Just now";
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? "" : "s"} ago`;
  const days = daysSince(instant, clock);
  const hours = Math.floor(minutes / 60);
  if (days === 0) return `${hours} hour${hours === 1 ? "" : "s"} ago`;
  return days === 1 ? "Yesterday" : shortDate(instant, clock);
}

/** The time for today, "Yesterday", then the date: for conversation lists. */
export function stamp(instant: string, clock: Clock): string {
  const days = daysSince(instant, clock);
  if (days <= 0) return clockTime(instant, clock);
  return days === 1 ? "Yesterday" : shortDate(instant, clock);
}

export function greeting(clock: Clock): string {
  const hour = Number(formatter(clock.timeZone, { hour: "numeric", hourCycle: "h23" }).format(clock.now));
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
