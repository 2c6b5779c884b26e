import type { NotificationType } from "@caseload/contract/notifications/notifications";
import type { Priority } from "@caseload/contract/options";
import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, serial, text } from "drizzle-orm/pg-core";
import type { CalendarEvent } from "../../icalendar.ts";
import { instant, reference } from "./columns.ts";
import { users } from "./accounts.ts";

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
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("notification_emails_user").on(table.userId)],
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
