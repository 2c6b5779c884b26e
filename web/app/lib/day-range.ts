import { type Clock, useClock } from "./clock.tsx";

/** "Nov 16 – 22, 2026", "30 Nov – 6 Dec 2026" or "2026-11-16 – 2026-11-22" for two calendar days. */
export function dayRange(from: string, to: string, { dateLanguage }: Pick<Clock, "dateLanguage">): string {
  if (dateLanguage === "iso") return `${from} – ${to}`;
  const text = new Intl.DateTimeFormat(dateLanguage, {
    month: "short",
    day: "numeric",
    year: "numeric",
    timeZone: "UTC",
  }).formatRange(Date.parse(from), Date.parse(to));
  // Engines differ in the spaces around the dash.
  return text.replace(/\s*–\s*/, " – ");
}

/** Writes ranges of days in the viewer's language. */
export function useDayRange(): (from: string, to: string) => string {
  const clock = useClock();
  return (from, to) => dayRange(from, to, clock);
}
