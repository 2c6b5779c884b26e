import type { Priority } from "@caseload/contract/options";
import { index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { instant, reference } from "./columns.ts";
import { sessions, users } from "./accounts.ts";
import { notifications } from "./notifications.ts";

/** Browsers that show a user's notifications: one per session, deleted with it. */
export const pushDevices = pgTable(
  "push_devices",
  {
    id: serial().primaryKey(),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    sessionId: integer("session_id")
      .notNull()
      .unique("push_devices_session")
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** URL at the push service (RFC 8030). Secret: anyone with the URL and the keys can send to the browser. */
    endpoint: text().notNull().unique("push_devices_endpoint"),
    /** Base64url, RFC 8291. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    addedAt: instant("added_at").notNull(),
    lastSentAt: instant("last_sent_at"),
  },
  (table) => [index("push_devices_user").on(table.userId)],
);

/** Messages to be sent to a browser; deleted once its push service has accepted them. */
export const pushMessages = pgTable(
  "push_messages",
  {
    id: serial().primaryKey(),
    deviceId: reference("device_id", () => pushDevices.id, { onDelete: "cascade" }),
    /** The notification in the app; null when the user turned the app channel off. */
    notificationId: integer("notification_id").references(() => notifications.id, { onDelete: "cascade" }),
    title: text().notNull(),
    body: text().notNull(),
    tag: text().notNull(),
    path: text().notNull(),
    priority: text().$type<Priority>().notNull(),
    createdAt: instant("created_at").notNull(),
    /** From the push service's Retry-After header. */
    notBefore: instant("not_before"),
  },
  (table) => [
    index("push_messages_device").on(table.deviceId),
    index("push_messages_notification").on(table.notificationId),
  ],
);
