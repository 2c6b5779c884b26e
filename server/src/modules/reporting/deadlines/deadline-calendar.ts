import { createHash } from "node:crypto";
import type { Deadline, DeadlineQuestion } from "@caseload/contract/reporting/deadlines";
import { formatLongDate, plusDays } from "../../../platform/calendar-day.ts";
import { calendarHead, compactInstant, escapeText, eventUid, foldLine } from "../../../platform/icalendar.ts";

interface DeadlineContext {
  baseUrl: string;
  now: Date;
  /** What is due, as its reader named it. */
  title: string | null;
}

const compactDay = (day: string): string => day.replaceAll("-", "");

/** The same question gives the same event, so that importing it twice makes one. */
const keyOf = (question: DeadlineQuestion, title: string | null): string =>
  `deadline-${createHash("sha256")
    .update(JSON.stringify([question, title]))
    .digest("hex")
    .slice(0, 24)}`;

const timesOf = ({ day, at }: Deadline): string[] =>
  at === null
    ? [`DTSTART;VALUE=DATE:${compactDay(day)}`, `DTEND;VALUE=DATE:${compactDay(plusDays(day, 1))}`]
    : [`DTSTART:${compactInstant(new Date(at))}`];

/** Returns a deadline as a calendar file, with its steps and what it leaves out. */
export function deadlineCalendar(
  question: DeadlineQuestion,
  deadline: Deadline,
  { baseUrl, now, title }: DeadlineContext,
): string {
  const { caution, steps, otherReading, notes } = deadline;
  const description = [
    caution,
    ...steps.map(({ day, text, source }) => `${formatLongDate(day)}: ${text} (${source})`),
    ...(otherReading ? [`${formatLongDate(otherReading.day)}: ${otherReading.text}`] : []),
    ...notes,
  ];
  return [
    ...calendarHead,
    "BEGIN:VEVENT",
    `UID:${eventUid(keyOf(question, title), baseUrl)}`,
    `DTSTAMP:${compactInstant(now)}`,
    ...timesOf(deadline),
    `SUMMARY:${escapeText(`${title ?? "Deadline"} (${caution.toLowerCase()})`)}`,
    `DESCRIPTION:${escapeText(description.join("\n"))}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
    "END:VCALENDAR",
  ]
    .map(foldLine)
    .join("");
}
