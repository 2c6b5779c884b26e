import { timeFor } from "@caseload/contract/date-format";
import { product } from "@caseload/contract/product";
import { emailTopicLabels } from "@caseload/contract/notifications/unsubscribe";
import type { users } from "../../../platform/db/schema/accounts.ts";
import type { notificationEmails } from "../../../platform/db/schema/notifications.ts";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import type { CalendarEvent } from "../../../platform/icalendar.ts";
import { unconfirmedNote } from "./unconfirmed-note.ts";

type Row = typeof notificationEmails.$inferSelect;
type Reader = Pick<typeof users.$inferSelect, "firstName" | "timeZone" | "dateLanguage">;

/** Lines in one email; the rest is counted. */
const maxLines = 50;

const linkOf = ({ actionUrl }: Row, site: string): string => new URL(actionUrl ?? "/", site).href;

/** The topic that the unsubscribe link of an email stops; null for an email that cannot be turned off. */
export const topicOf = ({ topic, type }: Row): string | null => topic ?? type;

/** An email with one notification. */
export const singleContent = (row: Row, reader: Reader, site: string): EmailContent => ({
  subject: row.title,
  greeting: `Hello ${reader.firstName},`,
  paragraphs: [row.message, `Notification time: ${timeFor(reader, row.createdAt)}`].filter(
    (text) => text !== "",
  ),
  action: { label: `Open in ${product.name}`, link: linkOf(row, site) },
  ...(row.type !== null && {
    footnote: `You're receiving this because email notifications about ${emailTopicLabels[row.type]} are on.`,
  }),
});

/** What a line adds to its title: nothing of a message, because its sender's name says enough. */
function detailOf({ type, message }: Row): string {
  if (type !== "message") return message;
  return message.endsWith(unconfirmedNote) ? unconfirmedNote : "";
}

/** One line for equal texts with the same link, as of many messages by one person. */
function linesOf(rows: readonly Row[], reader: Reader, site: string) {
  const lines = new Map<string, { label: string; link: string; note: string; count: number }>();
  for (const row of rows) {
    const link = linkOf(row, site);
    const detail = detailOf(row);
    const key = JSON.stringify([link, row.title, detail]);
    const count = (lines.get(key)?.count ?? 0) + 1;
    const note = [timeFor(reader, row.createdAt), detail].filter((text) => text !== "").join(": ");
    lines.set(key, { label: row.title, link, note, count });
  }
  return [...lines.values()].map(({ count, label, ...line }) => ({
    ...line,
    label: count === 1 ? label : `${label} (${count})`,
  }));
}

/** One email for notifications that waited, because the mailbox had its share of the hour. */
export function combinedContent(rows: readonly Row[], reader: Reader, site: string): EmailContent {
  const lines = linesOf(rows, reader, site);
  const more = lines.length - maxLines;
  return {
    subject: `You have ${rows.length} new notifications on ${product.name}`,
    greeting: `Hello ${reader.firstName},`,
    paragraphs: [
      "We combine notifications into one email when several arrive within an hour.",
      ...(more > 0
        ? [`The newest ${maxLines} are listed here. You'll find all of them on ${product.name}.`]
        : []),
    ],
    list: lines.slice(-maxLines),
    action: { label: `Open ${product.name}`, link: site },
  };
}

/** The latest change of each calendar event, in order. */
export function latestEvents(rows: readonly Row[]): CalendarEvent[] {
  const latest = new Map<string, CalendarEvent>();
  for (const { calendarEvent: event } of rows)
    if (event && event.sequence >= (latest.get(event.key)?.sequence ?? 0)) latest.set(event.key, event);
  return [...latest.values()];
}
