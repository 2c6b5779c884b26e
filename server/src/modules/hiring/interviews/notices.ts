import { type DateReader, timeFor } from "@caseload/contract/date-format";
import { interviewModeLabels } from "@caseload/contract/hiring/interview-moves";
import type { InterviewSlot } from "@caseload/contract/hiring/interviews";
import type { UserType } from "@caseload/contract/roles";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import type { CalendarEvent } from "../../../platform/icalendar.ts";
import type { Notice } from "../../notifications/notifications/notify.ts";
import { reviewUrl } from "../applications/notices.ts";
import { contactOf, type InterviewRow } from "./queries.ts";

/** The page of the application, for one of the two people who meet. */
const pageOf = (row: InterviewRow, side: UserType): string =>
  side === "paralegal" ? `/applications?application=${row.application.id}` : reviewUrl(row.application);

const personOf = (row: InterviewRow, side: UserType) =>
  side === "paralegal" ? row.paralegal : contactOf(row);
const counterpartOf = (row: InterviewRow, side: UserType) =>
  side === "paralegal" ? contactOf(row) : row.paralegal;

/** An instant for its reader, and as the other person's clock shows it where that differs. */
export function timeForBoth(
  instant: Date,
  reader: DateReader,
  other: { name: string; timeZone: string },
): string {
  const own = timeFor(reader, instant);
  const others = timeFor({ dateLanguage: reader.dateLanguage, timeZone: other.timeZone }, instant);
  return own === others ? own : `${own} (${others} for ${other.name})`;
}

interface Text {
  title: string;
  message: string;
  priority: Notice["priority"];
}

/** A notice to the side of an interview, about the person on the other one. */
export function interviewNotice(
  row: InterviewRow,
  side: UserType,
  text: Text,
  more: Partial<Pick<Notice, "type" | "event" | "cause">> = {},
): Notice {
  return {
    userId: personOf(row, side).id,
    aboutId: counterpartOf(row, side).id,
    type: "application",
    ...text,
    actionUrl: pageOf(row, side),
    ...more,
  };
}

/** The confirmed time, as the reader on a side reads it. */
export function confirmedTime(row: InterviewRow, side: UserType): string {
  const { startsAt } = row.interview;
  if (startsAt === null) throw new Error(`Interview ${row.interview.id} has no time.`);
  return timeForBoth(startsAt, personOf(row, side), counterpartOf(row, side));
}

export const slotsText = (row: InterviewRow, side: UserType, slots: readonly InterviewSlot[]): string =>
  slots
    .map(({ startsAt }) => timeForBoth(new Date(startsAt), personOf(row, side), counterpartOf(row, side)))
    .join("; ");

/** The confirmed time as an event of the reader's calendar. */
export function eventOf(row: InterviewRow, side: UserType, method: CalendarEvent["method"]): CalendarEvent {
  const { id, sequence, startsAt, minutes, mode, place, note } = row.interview;
  if (startsAt === null || minutes === null) throw new Error(`Interview ${id} has no time.`);
  const firm = displayFirmName({ current: row.firmName, given: row.job.givenFirmName });
  const { name } = counterpartOf(row, side);
  return {
    method,
    key: `interview-${id}`,
    sequence,
    startsAt: startsAt.toISOString(),
    minutes,
    summary: `Interview: ${row.job.title}`,
    description: [`${interviewModeLabels[mode]} with ${name}. ${firm}.`, note ?? ""].join("\n").trim(),
    location: place ?? (mode === "office" ? firm : null),
    path: pageOf(row, side),
  };
}
