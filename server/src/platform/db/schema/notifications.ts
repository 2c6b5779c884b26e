import type { NotificationType } from "@caseload/contract/notifications/notifications";
import type { Priority } from "@caseload/contract/options";
import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import type { EmailCause } from "../../email/mailbox-share.ts";
import type { CalendarEvent } from "../../icalendar.ts";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

/** Emails counted in the last hours, for the limit of each mailbox (email/count-email.ts). */
export const sentEmails = pgTable(
  "sent_emails",
  {
    /** The email's key (email/mailer.ts). */
    key: text().primaryKey(),
    /** SHA-256 of the mailbox. */
    mailbox: text().notNull(),
    cause: text().$type<EmailCause>().notNull(),
    countedAt: instant("counted_at")
      .notNull()
      .default(sql`clock_timestamp()`),
  },
  (table) => [index("sent_emails_mailbox").on(table.mailbox), index("sent_emails_age").on(table.countedAt)],
);

/** Notifications to be sent by email; deleted once sent. */
export const notificationEmails = pgTable(
  "notification_emails",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    /** The type that the user can turn off; null for emails that are always sent. */
    type: text().$type<NotificationType>(),
    title: text().notNull(),
    message: text().notNull(),
    actionUrl: text("action_url"),
    /** Sent along as an iCalendar event. */
    calendarEvent: jsonb("calendar_event").$type<CalendarEvent>(),
    /** How the email counts for the limit of its mailbox. */
    cause: text().$type<EmailCause | "ownAct">().notNull().default("other"),
    /** The topic of the unsubscribe link, where it is not the type. */
    topic: text(),
    /** Whether it waits to be combined with others, because the mailbox got its share of the hour. */
    waits: boolean().notNull().default(false),
    /** The first of the emails that it is combined with. */
    batchId: integer("batch_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("notification_emails_user").on(table.userId),
    index("notification_emails_batch")
      .on(table.batchId)
      .where(sql`batch_id is not null`),
  ],
);

export const notifications = pgTable(
  "notifications",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    type: text().$type<NotificationType>().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    priority: text().$type<Priority>().notNull(),
    /** The person whom the text names, whose email address may be unconfirmed. */
    aboutId: integer("about_id").references(() => users.id, { onDelete: "set null" }),
    actionUrl: text("action_url"),
    createdAt: instant("created_at").notNull(),
    readAt: instant("read_at"),
  },
  (table) => [
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);
