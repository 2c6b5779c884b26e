/** Where times of a week stand in its grid. */
import { wallTimeAt } from "@caseload/contract/wall-time";
import type { CalendarEntry } from "@caseload/contract/reporting/calendar";

/** Widths without the week, as in the style sheets. */
export const phones = "(max-width: 860px)";

/** Hours that the grid shows at least. */
const usualHours = { from: 7, to: 20 } as const;

export interface PlacedEntry {
  entry: CalendarEntry;
  /** Minutes since midnight, as clocks show it. */
  from: number;
  to: number;
}

/** Entries other than interviews are instants: shown as half an hour. */
const shownMinutes = 30;
const minutesInDay = 1_440;

/** Minutes since midnight that clocks in a time zone show at an instant. */
export function minutesAt(instant: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = wallTimeAt(new Date(instant), timeZone).slice(11).split(":").map(Number);
  return hours * 60 + minutes;
}

/** Entries with a time, in the order of their start. */
export function placeEntries(entries: readonly CalendarEntry[], timeZone: string): PlacedEntry[] {
  return entries.flatMap((entry) => {
    if (entry.at === null) return [];
    const from = minutesAt(entry.at, timeZone);
    const to = Math.min(minutesInDay, from + (entry.interview?.minutes ?? shownMinutes));
    return [{ entry, from, to }];
  });
}

/** The hours of the grid: the usual ones, and those of all entries. */
export function shownHours(placed: readonly PlacedEntry[]): { from: number; to: number } {
  return {
    from: Math.min(usualHours.from, ...placed.map(({ from }) => Math.floor(from / 60))),
    to: Math.max(usualHours.to, ...placed.map(({ to }) => Math.ceil(to / 60))),
  };
}
