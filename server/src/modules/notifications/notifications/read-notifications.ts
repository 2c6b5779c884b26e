import type { NotificationType } from "@caseload/contract/notifications/notifications";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findNotification, type NotificationRow } from "./queries.ts";

/** Marks a user's unread notifications as read, and refreshes the user's other tabs if there were any. */
async function markRead(tx: Tx, userId: number, condition: SQL | undefined, now: Date): Promise<number> {
  const read = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), condition))
    .returning({ id: notifications.id });
  if (read.length > 0) await announce(tx, { to: [userId], topics: ["notifications"] });
  return read.length;
}

/**
 * Marks one of a user's notifications as read. Idempotent.
 * @throws HttpError 404 for other users' and replaced notifications
 */
export async function readNotification(
  db: Db,
  userId: number,
  id: number,
  now: Date,
): Promise<NotificationRow> {
  return db.transaction(async (tx) => {
    await markRead(tx, userId, eq(notifications.id, id), now);
    const row = await findNotification(tx, userId, id);
    if (!row) throw notFound(errorMessages.notificationNotFound);
    return row;
  });
}

/** Marks all notifications of a user as read. Returns how many were unread. */
export const readAllNotifications = (db: Db, userId: number, now: Date): Promise<number> =>
  db.transaction((tx) => markRead(tx, userId, undefined, now));

/** Marks the notifications with a type and URL as read. */
export async function readNotificationsAbout(
  tx: Tx,
  { userId, type, actionUrl }: { userId: number; type: NotificationType; actionUrl: string },
  now: Date,
): Promise<void> {
  await markRead(tx, userId, and(eq(notifications.type, type), eq(notifications.actionUrl, actionUrl)), now);
}
