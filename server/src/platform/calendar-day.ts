const dayMs = 86_400_000;

/** By time zone: making a format takes some fifty times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  dayFormats.set(timeZone, format);
  return format;
}

/** Returns the calendar day of an instant in a time zone, YYYY-MM-DD. */
export function dayIn(at: Date, timeZone: string): string {
  const parts = dayFormat(timeZone).formatToParts(at);
  const part = (type: "year" | "month" | "day") => parts.find((found) => found.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** Returns the calendar day that is `days` later. */
export function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Returns the days between two calendar days; negative when `to` is the earlier one. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs;

/** Returns the same day of a later month, or that month's last day. */
export function plusMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** "May 8, 2026". */
export const formatLongDate = (day: string): string => longDate.format(new Date(`${day}T00:00:00Z`));
