/** How a person reads dates. Free of zod, for the screens and for emails. */
import type { Option } from "./options.ts";

export const dateLanguages = ["en-US", "en-GB", "iso"] as const;
export type DateLanguage = (typeof dateLanguages)[number];

export const dateLanguageOptions = [
  { value: "en-US", label: "November 21, 2026" },
  { value: "en-GB", label: "21 November 2026" },
  { value: "iso", label: "2026-11-21" },
] as const satisfies readonly Option<DateLanguage>[];

/** What a date needs to be read as its reader is used to; `timeZone` is an IANA name. */
export interface DateReader {
  readonly dateLanguage: DateLanguage;
  readonly timeZone: string;
}

/** Swedish dates are written as ISO 8601 writes them (Unicode CLDR, locale sv). */
const localeOf = ({ dateLanguage }: DateReader): string => (dateLanguage === "iso" ? "sv-SE" : dateLanguage);

/** The calendar day of an instant: "November 21, 2026", "21 November 2026" or "2026-11-21". */
export function dayFor(reader: DateReader, instant: Date): string {
  const month = reader.dateLanguage === "iso" ? "2-digit" : "long";
  const day = reader.dateLanguage === "iso" ? "2-digit" : "numeric";
  const format = { year: "numeric", month, day, timeZone: reader.timeZone } as const;
  return new Intl.DateTimeFormat(localeOf(reader), format).format(instant);
}

/** A calendar day (YYYY-MM-DD) where room is short: "Nov 21, 2026", "21 Nov 2026" or "2026-11-21". */
export function shortDayFor({ dateLanguage }: Pick<DateReader, "dateLanguage">, day: string): string {
  if (dateLanguage === "iso") return day;
  const format = { year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(dateLanguage, format).format(Date.parse(day));
}

/** The short name of a time zone the year around: "ET". Zones that go without one keep their offset: "GMT+1". */
export function zoneAbbreviation(timeZone: string, instant: number | Date): string {
  const named = (timeZoneName: "shortGeneric" | "short"): string =>
    new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName })
      .formatToParts(instant)
      .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
  const name = named("shortGeneric");
  return /^[A-Z]{2,5}$/.test(name) ? name : named("short");
}

function clockFor({ dateLanguage, timeZone }: DateReader, instant: Date): string {
  const locale = dateLanguage === "iso" ? "en-GB" : dateLanguage;
  const hour = locale === "en-US" ? "numeric" : "2-digit";
  const format = { hour, minute: "2-digit", timeZone } as const;
  // Some engines write a narrow space before PM, which mail programs may not have.
  return new Intl.DateTimeFormat(locale, format).format(instant).replace(/\s/g, " ");
}

/** Day and time of an instant with the name of its time zone: "November 21, 2026, 4:05 PM ET". */
export const timeFor = (reader: DateReader, instant: Date): string =>
  `${dayFor(reader, instant)}, ${clockFor(reader, instant)} ${zoneAbbreviation(reader.timeZone, instant)}`;
