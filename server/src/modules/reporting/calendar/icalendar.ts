/** Serializes calendars as iCalendar (RFC 5545): CRLF, lines of at most 75 octets, escaped texts. */
import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { calendarAddress, calendarKindLabels } from "@caseload/contract/reporting/calendar-entries";
import { product } from "@caseload/contract/product";
import { plusDays } from "../../../platform/calendar-day.ts";

const maxLineOctets = 75;

/** RFC 5545, 3.3.11. Other control characters are not allowed in a text. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

/** RFC 5545, 3.1: continuation lines start with a space. Characters are never split. */
export function foldLine(line: string): string {
  let folded = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxLineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return `${folded}\r\n`;
}

const compactDay = (day: string): string => day.replaceAll("-", "");
/** "20260313T161200Z" */
const compactInstant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** Days have no time zone; instants are in UTC. */
const times = ({ day, at }: CalendarEntry): string[] =>
  at === null
    ? [`DTSTART;VALUE=DATE:${compactDay(day)}`, `DTEND;VALUE=DATE:${compactDay(plusDays(day, 1))}`]
    : [`DTSTART:${compactInstant(new Date(at))}`];

interface CalendarContext {
  /** Absolute URL of the site. */
  baseUrl: string;
  now: Date;
}

function eventOf(entry: CalendarEntry, { baseUrl, now }: CalendarContext): string[] {
  const { kind, title, firmName, contractId, jobId } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${kind}-${contractId ?? jobId}@${new URL(baseUrl).hostname}`,
    `DTSTAMP:${compactInstant(now)}`,
    ...times(entry),
    `SUMMARY:${escapeText(`${calendarKindLabels[kind]}: ${title}`)}`,
    `DESCRIPTION:${escapeText(firmName)}`,
    `URL:${new URL(calendarAddress(entry), baseUrl).href}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Returns the calendar file. It contains job titles and firm names, but no names of people. */
export const icalendar = (entries: readonly CalendarEntry[], context: CalendarContext): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${product.name}//${product.name}//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(product.name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...entries.flatMap((entry) => eventOf(entry, context)),
    "END:VCALENDAR",
  ]
    .map(foldLine)
    .join("");
