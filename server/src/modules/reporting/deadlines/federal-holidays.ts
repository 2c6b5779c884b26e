/** The legal holidays of Rule 6(a)(6)(A) and (B), from the library date-holidays. */
import type Holidays from "date-holidays";
import { plusDays } from "../../../platform/calendar-day.ts";

/**
 * Why a day is a holiday: it is the day that 5 U.S.C. 6103(a) names; the Monday after a Sunday (Executive Order 11582);
 * or the Friday before a Saturday, which 5 U.S.C. 6103(b)(1) sets for pay and leave of federal employees.
 */
export type HolidayKind = "statute" | "monday" | "friday";

export interface FederalHoliday {
  name: string;
  kind: HolidayKind;
}

/** Returns the federal holiday of a calendar day. */
export type FindHoliday = (day: string) => FederalHoliday | undefined;

/** Loaded with the first question, because the library has the holidays of all countries (30 MB). */
async function loadLibrary(): Promise<Holidays> {
  const { default: Library } = await import("date-holidays");
  return new Library("US", { types: ["public"], languages: "en" });
}

let library: Promise<Holidays> | undefined;

/** The days that the statute names, by day. Substitute days are left out: version 3.37.0 has none of Veterans Day. */
const namedDaysOf = (source: Holidays, year: string): Map<string, string> =>
  new Map(
    source
      .getHolidays(year)
      .filter(({ substitute }) => substitute !== true)
      .map(({ date, name }) => [date.slice(0, 10), name]),
  );

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The named day that a weekday is observed for, by its weekday. */
const observed: Partial<Record<number, { kind: HolidayKind; days: number }>> = {
  1: { kind: "monday", days: -1 },
  5: { kind: "friday", days: 1 },
};

/** Reads the named days by year, each year once. */
export async function openFederalHolidays(): Promise<FindHoliday> {
  library ??= loadLibrary();
  const source = await library;
  const years = new Map<string, Map<string, string>>();
  const nameOf = (day: string): string | undefined => {
    const year = day.slice(0, 4);
    const known = years.get(year) ?? namedDaysOf(source, year);
    years.set(year, known);
    return known.get(day);
  };
  return (day) => {
    const named = nameOf(day);
    if (named !== undefined) return { name: named, kind: "statute" };
    const shift = observed[weekdayOf(day)];
    const name = shift && nameOf(plusDays(day, shift.days));
    return shift && name !== undefined ? { name, kind: shift.kind } : undefined;
  };
}
