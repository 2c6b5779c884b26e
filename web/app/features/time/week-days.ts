/** Weeks of calendar days, Monday to Sunday. Days have no time zone: arithmetic in UTC is never a day off. */

const dayMs = 86_400_000;

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** The Monday of the week that a day belongs to. */
export function mondayOf(day: string): string {
  const weekday = new Date(Date.parse(day)).getUTCDay();
  return plusDays(day, -((weekday + 6) % 7));
}

/** The seven days of the week that starts on the Monday given. */
export const daysOfWeek = (monday: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => plusDays(monday, at));

export const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/** "Mon" for a day. */
export const weekdayName = (day: string): string =>
  weekdayNames[(new Date(Date.parse(day)).getUTCDay() + 6) % 7] ?? "";

/** The Monday that `?week=` names; any day of a week names it. Null for what is no day. */
export function weekInAddress(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const time = Date.parse(text);
  // "2026-02-30" is rounded by some engines and refused by others.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return null;
  return mondayOf(text);
}
