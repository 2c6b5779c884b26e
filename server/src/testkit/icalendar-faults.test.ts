/** The checker of calendar files refuses a file for each rule that it knows, and for nothing else. */
import { describe, expect, test } from "vitest";
import { foldLine } from "../platform/icalendar.ts";
import { icalendarFaults } from "./icalendar-faults.ts";

const lines = [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  "PRODID:-//Caseload//Caseload//EN",
  "METHOD:REQUEST",
  "BEGIN:VEVENT",
  "UID:interview-1@caseload.example",
  "DTSTAMP:20261012T140000Z",
  "SEQUENCE:0",
  "DTSTART:20261019T140000Z",
  "DTEND:20261019T143000Z",
  "SUMMARY:Interview: Privilege log\\, freight",
  "URL:https://caseload.example/applications?application=3",
  "STATUS:CONFIRMED",
  'ORGANIZER;CN="Caseload, Inc.":mailto:no-reply@caseload.example',
  'ATTENDEE;CN="Daniel Reyes";PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:daniel@caseload.example',
  "END:VEVENT",
  "END:VCALENDAR",
];
const fileOf = (given: readonly string[]): string => given.map(foldLine).join("");
/** The file with a line replaced, left out, or followed by others. */
const changed = (start: string, ...by: readonly string[]): string => {
  const at = lines.findIndex((line) => line.startsWith(start));
  if (at < 0) throw new Error(`No line begins with ${start}.`);
  return fileOf(lines.toSpliced(at, 1, ...by));
};
const event = lines.slice(lines.indexOf("BEGIN:VEVENT"), -1);
const zone = ["BEGIN:VTIMEZONE", "TZID:UTC", "END:VTIMEZONE"];
const valid = fileOf(lines);

test.each([
  ["an invitation", valid],
  ["a cancellation", changed("METHOD", "METHOD:CANCEL").replace("CONFIRMED", "CANCELLED")],
  [
    "a feed with a whole day",
    changed("METHOD", "REFRESH-INTERVAL;VALUE=DURATION:PT1H", "X-WR-CALNAME:Caseload")
      .replace("DTSTART:20261019T140000Z", "DTSTART;VALUE=DATE:20261231")
      .replace("DTEND:20261019T143000Z", "DTEND;VALUE=DATE:20270101"),
  ],
])("%s without a fault has none", (_what, file) => {
  expect(icalendarFaults(file)).toEqual([]);
});

describe("a file is refused", () => {
  test.each([
    ["3.1", "with bare line feeds", valid.replaceAll("\r\n", "\n")],
    ["3.1", "without the last line end", valid.slice(0, -2)],
    ["3.1", "with a line that is not folded", valid.replace("SUMMARY:", `SUMMARY:${"long ".repeat(20)}`)],
    ["3.1", "with a control character", changed("SUMMARY", "SUMMARY:Bell\u0007")],
    ["3.1.4", "with half of a character", changed("SUMMARY", "SUMMARY:Caf\ud83d")],
    ["3.4", "with a line without a value", changed("SUMMARY", "SUMMARY")],
    ["3.4", "with a quotation mark in a name", changed("ORGANIZER", 'ORGANIZER;CN="A"B":mailto:a@b.example')],
    ["3.4", "with a parameter given twice", changed("ORGANIZER", "ORGANIZER;CN=A;CN=B:mailto:a@b.example")],
    ["3.4", "that is none", "<!doctype html>\r\n"],
    ["3.4", "without its end", changed("END:VCALENDAR")],
    ["3.4", "with an event without its end", changed("END:VEVENT")],
    ["3.6.1", "with an event within an event", changed("END:VEVENT", ...event, "END:VEVENT")],
    ["3.4", "with the end of another component", changed("END:VEVENT", "END:VTODO")],
    ["3.4", "with a property after its events", changed("END:VEVENT", "END:VEVENT", "CALSCALE:GREGORIAN")],
    ["3.6", "without a version", changed("VERSION")],
    ["3.6", "without a program's name", changed("PRODID")],
    ["3.6", "with two methods", changed("METHOD", "METHOD:REQUEST", "METHOD:REQUEST")],
    ["3.6", "with an event's property of its own", changed("METHOD", "METHOD:REQUEST", "SUMMARY:A")],
    ["3.6", "without an event", fileOf([...lines.slice(0, 4), "END:VCALENDAR"])],
    ["3.4", "with a line after its end", `${valid}X-LATE:1\r\n`],
    ["3.6", "with another component", valid.replaceAll("VEVENT", "VTODO")],
    ["3.7.4", "of another version", changed("VERSION", "VERSION:1.0")],
    ["3.6.1", "without a UID", changed("UID")],
    ["3.6.1", "with two UIDs", changed("UID", "UID:1", "UID:2")],
    ["3.6.1", "without a stamp", changed("DTSTAMP")],
    ["3.6.1", "without a start", changed("DTSTART")],
    ["3.6.1", "with two summaries", changed("SUMMARY", "SUMMARY:A", "SUMMARY:B")],
    ["3.6.1", "with an unknown property", changed("SUMMARY", "SUMMARY:A", "COLOUR:red")],
    ["3.6.1", "with an end and a duration", changed("SUMMARY", "SUMMARY:A", "DURATION:PT1H")],
    ["3.6.5", "with a time zone without its rules", changed("END:VEVENT", "END:VEVENT", ...zone)],
    ["3.8.2.2", "with an end before its start", changed("DTEND", "DTEND:20261019T133000Z")],
    ["3.8.2.2", "with a day as its end", changed("DTEND", "DTEND;VALUE=DATE:20261020")],
    ["3.8.7.2", "with a day as its stamp", changed("DTSTAMP", "DTSTAMP;VALUE=DATE:20261012")],
    ["3.3.5", "with a day that does not exist", changed("DTSTART", "DTSTART:20261131T140000Z")],
    ["3.3.5", "with an hour that does not exist", changed("DTEND", "DTEND:20261019T250000Z")],
    ["3.3.5", "with a time of no zone", changed("DTSTART", "DTSTART:20261019T140000")],
    ["3.3.11", "with a comma that is not escaped", changed("SUMMARY", "SUMMARY:Log, freight")],
    ["3.3.11", "with an unknown escape", changed("SUMMARY", "SUMMARY:Log\\t")],
    ["3.3.13", "with a path as its address", changed("URL", "URL:/applications")],
    ["3.3.3", "with a name as its organizer", changed("ORGANIZER", "ORGANIZER:Caseload")],
    ["3.8.1.11", "with a status in another spelling", changed("STATUS", "STATUS:CANCELED")],
    ["3.8.2.7", "with an unknown transparency", changed("STATUS", "TRANSP:BUSY")],
    ["3.8.7.4", "with a sequence that is no number", changed("SEQUENCE", "SEQUENCE:-1")],
    ["3.2.12", "with an unknown answer", valid.replace("PARTSTAT=ACCEPTED", "PARTSTAT=YES")],
    ["3.2.17", "with an unknown wish for an answer", valid.replace("RSVP=FALSE", "RSVP=NO")],
    ["3.2", "with a parameter that the site does not write", changed("SUMMARY", "SUMMARY;TZID=A:B")],
    ["3.8.4.7", "with two events of one UID", changed("END:VEVENT", "END:VEVENT", ...event)],
  ])("by RFC 5545, %s, %s", (section, _what, file) => {
    expect(icalendarFaults(file).map((fault) => fault.split(":")[0])).toContain(`RFC 5545, ${section}`);
  });

  test.each([
    ["1.4", "with an unknown method", changed("METHOD", "METHOD:INVITE")],
    ["3.2.2", "as an invitation of nobody", changed("ATTENDEE")],
    ["3.2.2", "as an invitation by nobody", changed("ORGANIZER")],
    ["3.2.2", "as an invitation without a sequence", changed("SEQUENCE")],
    ["3.2.2", "as an invitation without a summary", changed("SUMMARY")],
    ["3.2.2", "as an invitation to what is canceled", changed("STATUS", "STATUS:CANCELLED")],
    [
      "3.2.2",
      "as an invitation to two events",
      changed("END:VEVENT", "END:VEVENT", ...event).replace("UID:interview-1@", "UID:interview-2@"),
    ],
    ["3.2.5", "as a cancellation of what is confirmed", changed("METHOD", "METHOD:CANCEL")],
  ])("by RFC 5546, %s, %s", (section, _what, file) => {
    expect(icalendarFaults(file).map((fault) => fault.split(":")[0])).toContain(`RFC 5546, ${section}`);
  });

  test("by RFC 7986, 5.7, with an interval of no type", () => {
    expect(icalendarFaults(changed("METHOD", "REFRESH-INTERVAL:PT1H"))).toEqual([
      "RFC 7986, 5.7: REFRESH-INTERVAL without VALUE=DURATION",
    ]);
  });
});
