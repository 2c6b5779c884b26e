import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { maxCalendarDays } from "@caseload/contract/reporting/calendar-entries";
import { useSearchParams } from "react-router";
import { useMember } from "~/lib/session.ts";
import { useApi } from "~/lib/use-api.ts";
import { useFormat } from "~/lib/use-format.ts";
import { firstOfMonth, isDay, isSameMonth, plusDays, plusMonths, startOfWeek, weeksOfMonth } from "./days.ts";

export const calendarViews = ["month", "week", "agenda"] as const;
export type CalendarViewName = (typeof calendarViews)[number];

const isView = (text: string | null): text is CalendarViewName => calendarViews.some((name) => name === text);

/** The day and view in the address, by default today's month; and the entries of the days that it shows. */
export function useCalendar() {
  const [search, setSearch] = useSearchParams();
  const { today } = useFormat();
  const { dateLanguage } = useMember();
  const askedDay = search.get("day");
  const day = isDay(askedDay) ? askedDay : today;
  const askedView = search.get("view");
  const name = isView(askedView) ? askedView : "month";
  const weeks = weeksOfMonth(day, dateLanguage);
  const weekStart = startOfWeek(day, dateLanguage);
  const week = Array.from({ length: 7 }, (_, at) => plusDays(weekStart, at));
  const spans = {
    month: { from: weeks[0]?.[0] ?? day, to: weeks.at(-1)?.[6] ?? day },
    week: { from: weekStart, to: plusDays(weekStart, 6) },
    agenda: { from: day, to: plusDays(day, maxCalendarDays - 1) },
  };
  const query = useApi("listCalendar", { query: spans[name] });
  const byDay = groupByDay(query.data?.entries ?? []);
  const isShown = (one: string): boolean => name !== "month" || isSameMonth(one, day);
  const change = (next: Record<"day" | "view", string | null>): void => {
    const kept = new URLSearchParams(search);
    for (const [key, value] of Object.entries(next))
      if (value === null) kept.delete(key);
      else kept.set(key, value);
    setSearch(kept, { replace: true, preventScrollReset: true });
  };
  const goTo = (next: string): void => change({ day: next === today ? null : next, view: askedView });
  const turns = {
    month: (pages: number) => firstOfMonth(plusMonths(day, pages)),
    week: (pages: number) => plusDays(day, pages * 7),
    agenda: (pages: number) => plusMonths(day, pages),
  };
  return {
    name,
    day,
    today,
    weeks,
    week,
    span: spans[name],
    query,
    entriesOf: (one: string): readonly CalendarEntry[] => byDay.get(one) ?? [],
    /** Shown days with entries, first to last. */
    busyDays: [...byDay.keys()].filter(isShown),
    goTo,
    /** Goes to the month, week or two months of the agenda that lie so many pages later. */
    turn: (pages: number) => goTo(turns[name](pages)),
    show: (view: CalendarViewName) => change({ day: askedDay, view: view === "month" ? null : view }),
  };
}
export type CalendarView = ReturnType<typeof useCalendar>;

function groupByDay(entries: readonly CalendarEntry[]): Map<string, CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return days;
}
