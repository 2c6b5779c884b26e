/** iCalendar (RFC 5545) and the invitations that emails carry (RFC 5546, RFC 6047). */
import { product } from "@caseload/contract/product";

const maxLineOctets = 75;

/** RFC 5545, 3.3.11. Other control characters are not allowed in a text. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/\p{Cc}/gu, " ");

/** RFC 5545, 3.2: a parameter's value in quotation marks, which it cannot contain itself. */
const quoteParameter = (text: string): string => `"${text.replace(/["\p{Cc}]/gu, " ").trim()}"`;

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

/** "20260313T161200Z" */
export const compactInstant = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

export const calendarHead: readonly string[] = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  `PRODID:-//${product.name}//${product.name}//EN`,
  "CALSCALE:GREGORIAN",
];

/** UID of an event; a feed and an invitation give the same event the same one. */
export const eventUid = (key: string, baseUrl: string): string => `${key}@${new URL(baseUrl).hostname}`;

/** An event that an email asks its reader's calendar to add, change or remove. */
export interface CalendarEvent {
  method: "REQUEST" | "CANCEL";
  /** Identifies the event on this site, such as "interview-12". */
  key: string;
  /** Rises with every change, so that calendars keep the latest. */
  sequence: number;
  /** ISO 8601. */
  startsAt: string;
  minutes: number;
  summary: string;
  description: string;
  location: string | null;
  /** Path of the page about it. */
  path: string;
}

interface Mailbox {
  name: string;
  address: string;
}

/**
 * Returns the invitation as an iCalendar object. Each recipient gets their own, so that nobody reads the other's address.
 * Times are in UTC, which every calendar program shows in its reader's time zone.
 */
export function renderInvitation(
  event: CalendarEvent,
  { from, to, baseUrl, date }: { from: Mailbox; to: Mailbox; baseUrl: string; date: Date },
): string {
  const { method, startsAt, minutes, location } = event;
  const start = new Date(startsAt);
  return [
    ...calendarHead,
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    `UID:${eventUid(event.key, baseUrl)}`,
    `DTSTAMP:${compactInstant(date)}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTART:${compactInstant(start)}`,
    `DTEND:${compactInstant(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(event.summary)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    ...(location === null ? [] : [`LOCATION:${escapeText(location)}`]),
    `URL:${new URL(event.path, baseUrl).href}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    `ORGANIZER;CN=${quoteParameter(from.name)}:mailto:${from.address}`,
    `ATTENDEE;CN=${quoteParameter(to.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${to.address}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map(foldLine)
    .join("");
}
