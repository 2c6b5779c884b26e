/** Dates and times as the viewer reads them: their language of dates, their time zone, and a clock that hydrates without a mismatch. */
import { useMemo } from "react";
import { useClock } from "./clock.tsx";
import {
  clockTime,
  daysUntil,
  fullTime,
  greeting,
  longDate,
  longWeekday,
  mediumDate,
  monthYear,
  relative,
  shortDate,
  shortMonth,
  stamp,
  today,
  weekdayDate,
  zoneName,
} from "./dates.ts";

export function useFormat() {
  const clock = useClock();
  return useMemo(
    () => ({
      date: (instant: string) => shortDate(instant, clock),
      day: (day: string) => shortDate(day, clock),
      weekday: (value: string) => weekdayDate(value, clock),
      longWeekday: (value: string) => longWeekday(value, clock),
      longDate: (value: string) => longDate(value, clock),
      mediumDate: (value: string) => mediumDate(value, clock),
      monthYear: (instant: string) => monthYear(instant, clock),
      shortMonth: (day: string) => shortMonth(day, clock),
      time: (instant: string) => clockTime(instant, clock),
      dateTime: (instant: string) => fullTime(instant, clock, shortDate(instant, clock)),
      fullTime: (instant: string) => fullTime(instant, clock),
      ago: (instant: string) => relative(instant, clock),
      stamp: (instant: string) => stamp(instant, clock),
      daysUntil: (day: string) => daysUntil(day, clock),
      greeting: () => greeting(clock),
      today: today(clock),
      now: clock.now,
      timeZone: clock.timeZone,
      zoneName: () => zoneName(clock),
    }),
    [clock],
  );
}
