import type { NotificationType } from "@caseload/contract/notifications/notifications";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { findNotification, type NotificationRow } from "./queries.ts";

/** Marks the unread ones among a person's notifications read; tells their other tabs when there were any. */
async function markRead(tx: Tx, userId: number, which: SQL | undefined, now: Date): Promise<number> {
  const read = await tx
    .update(notifications)
    .set({ readAt: now })
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), which))
    .returning({ id: notifications.id });
  if (read.length > 0) await announce(tx, { to: [userId], topics: ["notifications"] });
  return read.length;
}

/**
 * Marks one of one's own notifications read. Repeating it does no harm.
 * @throws HttpError 404 when it is somebody else's, or was replaced by a newer one
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

/** Marks all of one's notifications read; answers how many were not. */
export const readAllNotifications = (db: Db, userId: number, now: Date): Promise<number> =>
  db.transaction((tx) => markRead(tx, userId, undefined, now));

/** Marks the notifications read that lead to a place where the person is now. */
export async function readNotificationsAbout(
  tx: Tx,
  { userId, type, actionUrl }: { userId: number; type: NotificationType; actionUrl: string },
  now: Date,
): Promise<void> {
  await markRead(tx, userId, and(eq(notifications.type, type), eq(notifications.actionUrl, actionUrl)), now);
}
