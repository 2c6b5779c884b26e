/** Arithmetic of calendar days, YYYY-MM-DD, which have no time zone. */
import type { DateLanguage } from "@caseload/contract/date-format";

const dayMs = 86_400_000;
const instantOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const plusDays = (day: string, days: number): string => dayOf(instantOf(day).getTime() + days * dayMs);

/** The same day of another month, or that month's last. */
export function plusMonths(day: string, months: number): string {
  const at = instantOf(day);
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(at.getUTCDate(), last)));
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
export const isSameMonth = (one: string, other: string): boolean => one.slice(0, 7) === other.slice(0, 7);

/** Weeks begin on Sunday in American dates, on Monday in the others (ISO 8601). */
const firstWeekday = (language: DateLanguage): number => (language === "en-US" ? 0 : 1);

/** The first day of the week that a day lies in. */
export function startOfWeek(day: string, language: DateLanguage): string {
  const since = (instantOf(day).getUTCDay() - firstWeekday(language) + 7) % 7;
  return plusDays(day, -since);
}

/** The weeks that a day's month touches, each of seven days. */
export function weeksOfMonth(day: string, language: DateLanguage): string[][] {
  const weeks: string[][] = [];
  for (
    let start = startOfWeek(firstOfMonth(day), language);
    weeks.length === 0 || isSameMonth(start, day);
    start = plusDays(start, 7)
  )
    weeks.push(Array.from({ length: 7 }, (_, at) => plusDays(start, at)));
  return weeks;
}

/** Whether an address names a day that exists, in the years that calendars are asked for. */
export function isDay(text: string | null): text is string {
  if (text === null || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text)) return false;
  const time = instantOf(text).getTime();
  return !Number.isNaN(time) && dayOf(time) === text;
}

/** Where a key leads from a day of the grid; null for keys that do not move. */
export function dayAfterKey(key: string, day: string, language: DateLanguage): string | null {
  switch (key) {
    case "ArrowLeft":
      return plusDays(day, -1);
    case "ArrowRight":
      return plusDays(day, 1);
    case "ArrowUp":
      return plusDays(day, -7);
    case "ArrowDown":
      return plusDays(day, 7);
    case "Home":
      return startOfWeek(day, language);
    case "End":
      return plusDays(startOfWeek(day, language), 6);
    case "PageUp":
      return plusMonths(day, -1);
    case "PageDown":
      return plusMonths(day, 1);
    default:
      return null;
  }
}
