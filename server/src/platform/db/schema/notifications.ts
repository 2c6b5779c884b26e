import type { NotificationType } from "@caseload/contract/notifications/notifications";
import type { Priority } from "@caseload/contract/options";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";

/** Notifications to be sent by email; deleted once sent. */
export const notificationEmails = pgTable(
  "notification_emails",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The type that the user can turn off; null for emails that are always sent. */
    type: text().$type<NotificationType>(),
    title: text().notNull(),
    message: text().notNull(),
    actionUrl: text("action_url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("notification_emails_user").on(table.userId)],
);

export const notifications = pgTable(
  "notifications",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text().$type<NotificationType>().notNull(),
    title: text().notNull(),
    message: text().notNull(),
    priority: text().$type<Priority>().notNull(),
    actionUrl: text("action_url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    readAt: timestamp("read_at", { withTimezone: true }),
  },
  (table) => [
    index("notifications_user").on(table.userId, table.id),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
);
