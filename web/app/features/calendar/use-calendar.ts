import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { useSearchParams } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { isDay, isSameMonth, weeksOfMonth } from "./days.ts";

/** The day in the address, by default today; its month; and the entries of the days around it. */
export function useCalendar() {
  const [search, setSearch] = useSearchParams();
  const { today } = useFormat();
  const { dateLanguage } = useMember();
  const asked = search.get("day");
  const day = isDay(asked) ? asked : today;
  const weeks = weeksOfMonth(day, dateLanguage);
  const span = { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.[6] ?? day };
  const query = useApi("listCalendar", { query: span });
  const byDay = groupByDay(query.data?.entries ?? []);
  return {
    day,
    today,
    weeks,
    query,
    entriesOf: (one: string): readonly CalendarEntry[] => byDay.get(one) ?? [],
    /** Days of the month with entries, first to last. */
    busyDays: [...byDay.keys()].filter((one) => isSameMonth(one, day)),
    goTo: (next: string) =>
      setSearch(next === today ? {} : { day: next }, { replace: true, preventScrollReset: true }),
  };
}
export type CalendarView = ReturnType<typeof useCalendar>;

function groupByDay(entries: readonly CalendarEntry[]): Map<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return days;
}
