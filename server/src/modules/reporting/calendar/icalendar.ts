/** Serializes calendars as iCalendar (RFC 5545). */
import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import { calendarAddress, calendarKindLabels } from "@caseload/contract/reporting/calendar-entries";
import { product } from "@caseload/contract/product";
import { plusDays } from "../../../platform/calendar-day.ts";
import { calendarHead, compactInstant, escapeText, eventUid, foldLine } from "../../../platform/icalendar.ts";

const compactDay = (day: string): string => day.replaceAll("-", "");
/** Days have no time zone; instants are in UTC. */
function times({ day, at, interview }: CalendarEntry): string[] {
  if (at === null)
    return [`DTSTART;VALUE=DATE:${compactDay(day)}`, `DTEND;VALUE=DATE:${compactDay(plusDays(day, 1))}`];
  const start = new Date(at);
  if (!interview) return [`DTSTART:${compactInstant(start)}`];
  const end = new Date(start.getTime() + interview.minutes * 60_000);
  return [
    `DTSTART:${compactInstant(start)}`,
    `DTEND:${compactInstant(end)}`,
    `SEQUENCE:${interview.sequence}`,
  ];
}

interface CalendarContext {
  /** Absolute URL of the site. */
  baseUrl: string;
  now: Date;
}

/** Identifies an entry; weeks of one contract have a timesheet each. */
function keyOf({ kind, day, interview, invoiceId, contractId, jobId }: CalendarEntry): string {
  const key = `${kind}-${interview?.id ?? invoiceId ?? contractId ?? jobId}`;
  return kind === "timesheet_due" ? `${key}-${day}` : key;
}

function eventOf(entry: CalendarEntry, { baseUrl, now }: CalendarContext): string[] {
  const { kind, title, firmName, interview } = entry;
  return [
    "BEGIN:VEVENT",
    `UID:${eventUid(keyOf(entry), baseUrl)}`,
    `DTSTAMP:${compactInstant(now)}`,
    ...times(entry),
    `SUMMARY:${escapeText(`${calendarKindLabels[kind]}: ${title}`)}`,
    `DESCRIPTION:${escapeText(firmName)}`,
    `URL:${new URL(calendarAddress(entry), baseUrl).href}`,
    interview ? "TRANSP:OPAQUE" : "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** RFC 5545, 3.6: a calendar has at least one component. A zone is one that no program shows. */
const withoutEvents: readonly string[] = [
  "BEGIN:VTIMEZONE",
  "TZID:UTC",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0000",
  "TZOFFSETTO:+0000",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/** Returns the calendar file. It contains job titles and firm names, but no names of people. */
export const icalendar = (entries: readonly CalendarEntry[], context: CalendarContext): string =>
  [
    ...calendarHead,
    `X-WR-CALNAME:${escapeText(product.name)}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...(entries.length === 0 ? withoutEvents : entries.flatMap((entry) => eventOf(entry, context))),
    "END:VCALENDAR",
  ]
    .map(foldLine)
    .join("");
