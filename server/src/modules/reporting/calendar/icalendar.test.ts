import type { CalendarEntry } from "@caseload/contract/reporting/calendar";
import fc from "fast-check";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { describe, expect, test } from "vitest";
import { foldLine } from "../../../platform/icalendar.ts";
import { icalendarFaults } from "../../../testkit/icalendar-faults.ts";
import { icalendar } from "./icalendar.ts";

const deadline: CalendarEntry = {
  kind: "contract_deadline",
  day: "2026-12-31",
  at: null,
  title: "Deposition summaries; freight, page\\line",
  firmName: "Harrow Street Legal",
  jobId: 4,
  contractId: 9,
  invoiceId: null,
  interview: null,
};
const setting = { baseUrl: "https://caseload.example", now: new Date("2026-03-10T15:04:05.678Z") };
/** Lines as a reader of the format joins them again. */
const unfolded = (text: string): string[] => text.replaceAll("\r\n ", "").split("\r\n");

describe("a calendar in the format of RFC 5545", () => {
  test("a day is a date without a time, up to the next one", () => {
    expect(unfolded(icalendar([deadline], setting))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Caseload//Caseload//EN",
      "CALSCALE:GREGORIAN",
      "X-WR-CALNAME:Caseload",
      "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
      "BEGIN:VEVENT",
      "UID:contract_deadline-9@caseload.example",
      "DTSTAMP:20260310T150405Z",
      "DTSTART;VALUE=DATE:20261231",
      "DTEND;VALUE=DATE:20270101",
      "SUMMARY:Work is due: Deposition summaries\\; freight\\, page\\\\line",
      "DESCRIPTION:Harrow Street Legal",
      "URL:https://caseload.example/contracts/9",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test("an instant is written in UTC, and leads to the posting where there is no contract", () => {
    const entry = {
      ...deadline,
      kind: "posting_closes" as const,
      at: "2026-03-14T20:12:00.000Z",
      contractId: null,
    };
    const lines = unfolded(icalendar([entry], setting));
    expect(lines).toContain("DTSTART:20260314T201200Z");
    expect(lines).toContain("URL:https://caseload.example/jobs/4");
    expect(lines).toContain("UID:posting_closes-4@caseload.example");
  });

  test("a line break in a title begins no line of its own", () => {
    const entry = { ...deadline, title: "One\r\nATTENDEE:mailto:x@example.com\u0007" };
    const lines = unfolded(icalendar([entry], setting));
    expect(lines).toContain("SUMMARY:Work is due: One\\nATTENDEE:mailto:x@example.com ");
    expect(lines.some((line) => line.startsWith("ATTENDEE"))).toBe(false);
  });
});

test("a calendar without dates has no event, and is read all the same", () => {
  const text = icalendar([], setting);
  expect(icalendarFaults(text)).toEqual([]);
  expect(new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent")).toEqual([]);
  expect(Object.values(nodeIcal.sync.parseICS(text)).some((one) => one?.type === "VEVENT")).toBe(false);
});

test("whatever a title and a firm's name contain, a strict reader finds no fault", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 120 });
  fc.assert(
    fc.property(text, text, (title, firmName) => {
      expect(icalendarFaults(icalendar([{ ...deadline, title, firmName }], setting))).toEqual([]);
    }),
  );
});

test("a title may contain the character that stands for an unreadable one", () => {
  expect(icalendarFaults(icalendar([{ ...deadline, title: "Caf\ufffd" }], setting))).toEqual([]);
});

test("folded lines have 75 octets at most, and read as before", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 400 }), (text) => {
      const line = text.replace(/[\r\n]/g, "");
      const folded = foldLine(line);
      for (const part of folded.split("\r\n")) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(folded.endsWith("\r\n")).toBe(true);
      expect(folded.slice(0, -2).replaceAll("\r\n ", "")).toBe(line);
      expect(folded.split("\r\n").every((part) => part.isWellFormed())).toBe(true);
    }),
  );
});
