/** Rows of fields for the hours of an availability, and the availability that they stand for. */
import type { AvailabilityForm, HourSpan, OwnAvailability } from "@caseload/contract/hiring/availability";

export interface SpanRow {
  key: number;
  /** A weekday of the weekly hours, or a day of the exceptions. */
  on: string;
  from: string;
  to: string;
}

const workdays = [1, 2, 3, 4, 5];
export const usualHours = { from: "09:00", to: "17:00" };

/** Fields for a time know no 24:00: the end of a day is midnight there. */
const midnight = "00:00";
const endOfDay = "24:00";
const shownSpan = ({ from, to }: HourSpan): HourSpan => ({ from, to: to === endOfDay ? midnight : to });
const sentSpan = ({ from, to }: HourSpan): HourSpan => ({ from, to: to === midnight ? endOfDay : to });

const keyed = (spans: readonly Omit<SpanRow, "key">[]): SpanRow[] =>
  spans.map((span, key) => ({ key, ...span }));

export const weeklyRows = (hours: OwnAvailability["hours"]): SpanRow[] =>
  keyed(
    hours
      ? hours.weekly.map(({ weekday, ...span }) => ({ on: String(weekday), ...shownSpan(span) }))
      : workdays.map((weekday) => ({ on: String(weekday), ...usualHours })),
  );

/** A day without hours is one row without times. */
export const exceptionRows = (hours: OwnAvailability["hours"]): SpanRow[] =>
  keyed(
    (hours?.exceptions ?? []).flatMap(({ day, hours: spans }) =>
      spans.length === 0
        ? [{ on: day, from: "", to: "" }]
        : spans.map((span) => ({ on: day, ...shownSpan(span) })),
    ),
  );

export function formOf(
  weekly: readonly SpanRow[],
  exceptions: readonly SpanRow[],
  timeZone: string,
): AvailabilityForm {
  const byDay = Map.groupBy(exceptions, ({ on }) => on);
  return {
    weekly: weekly.map((row) => ({ weekday: Number(row.on), ...sentSpan(row) })),
    exceptions: [...byDay].map(([day, rows]) => ({
      day,
      hours: rows.filter(({ from, to }) => from !== "" || to !== "").map(sentSpan),
    })),
    timeZone,
  };
}
