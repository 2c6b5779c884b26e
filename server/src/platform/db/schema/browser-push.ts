import type { Priority } from "@caseload/contract/options";
import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";
import { sessions, users } from "./accounts.ts";
import { notifications } from "./notifications.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Browsers that show a person's notifications: one for a session, and gone with it. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: integer("session_id")
      .notNull()
      .unique("push_devices_session")
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Where its push service takes messages for it (RFC 8030). Whoever knows it and the keys could write to it. */
    endpoint: text().notNull().unique("push_devices_endpoint"),
    /** Base64url, RFC 8291. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    addedAt: instant("added_at").notNull(),
    lastSentAt: instant("last_sent_at"),
  },
  (table) => [index("push_devices_user").on(table.userId)],
);

/** What waits to be sent to a browser; gone once its push service has taken it. */
export const pushMessages = pgTable(
  "push_messages",
  {
    id: serial().primaryKey(),
    deviceId: integer("device_id")
      .notNull()
      .references(() => pushDevices.id, { onDelete: "cascade" }),
    /** What stands in the app; null where the person wants nothing there. */
    notificationId: integer("notification_id").references(() => notifications.id, { onDelete: "cascade" }),
    title: text().notNull(),
    body: text().notNull(),
    tag: text().notNull(),
    path: text().notNull(),
    priority: text().$type<Priority>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** The push service asked not to be called before. */
    notBefore: instant("not_before"),
  },
  (table) => [
    index("push_messages_device").on(table.deviceId),
    index("push_messages_notification").on(table.notificationId),
  ],
);
