/** A calendar as RFC 5545 writes it: lines of at most 75 octets, CRLF, escaped texts. */
import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { calendarAddress, calendarKindLabels } from "@caseload/contract/reporting/calendar-entries";
import { product } from "@caseload/contract/product";
import { plusDays } from "../../../platform/calendar-day.ts";

const lineOctets = 75;

/** RFC 5545, 3.3.11. Other control characters may not stand in a text. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

/** RFC 5545, 3.1: what follows a line break and a space belongs to the line before; no character is cut in two. */
export function fold(line: string): string {
  let folded = "";
  let octets = 0;
  for (const sign of line) {
    const more = Buffer.byteLength(sign);
    if (octets + more > lineOctets) {
      folded += "\r\n ";
      octets = 1;
    }
    folded += sign;
    octets += more;
  }
  return `${folded}\r\n`;
}

const compactDay = (day: string): string => day.replaceAll("-", "");
/** "20260313T161200Z" */
const compactInstant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

/** A day is the same day in every time zone; an instant is written in UTC. */
const times = ({ day, at }: CalendarEntry): string[] =>
  at === null
    ? [`DTSTART;VALUE=DATE:${compactDay(day)}`, `DTEND;VALUE=DATE:${compactDay(plusDays(day, 1))}`]
    : [`DTSTART:${compactInstant(new Date(at))}`];

interface Setting {
  /** Absolute address of the site. */
  baseUrl: string;
  now: Date;
}

function eventOf(entry: CalendarEntry, { baseUrl, now }: Setting): string[] {
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

/** The titles of postings and the names of law offices that posted them stand in it, and nobody else's name. */
export const icalendar = (entries: readonly CalendarEntry[], setting: Setting): string =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${product.name}//${product.name}//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(product.name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...entries.flatMap((entry) => eventOf(entry, setting)),
    "END:VCALENDAR",
  ]
    .map(fold)
    .join("");
