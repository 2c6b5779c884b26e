import { and, count, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { users } from "../../../platform/db/schema/accounts.ts";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";

const selectNotifications = (db: Reader) =>
  db
    .select({
      notification: notifications,
      emailConfirmed: sql<boolean>`coalesce(${isEmailConfirmed(users)}, true)`,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.aboutId));
export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

const cursorOf = (row: NotificationRow): Cursor => ({ at: null, id: row.notification.id });

/** Returns a user's notifications, newest first. */
export async function listNotifications(
  db: Reader,
  userId: number,
  paging: { limit?: number | undefined; cursor?: string | undefined },
) {
  const cursor = decodeCursor(paging.cursor);
  const rows = await selectNotifications(db)
    .where(and(eq(notifications.userId, userId), cursor ? lt(notifications.id, cursor.id) : undefined))
    .orderBy(desc(notifications.id))
    .limit(pageSize(paging.limit));
  return toPage(rows, paging.limit, cursorOf);
}

export async function countUnread(db: Reader, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.count ?? 0;
}

export async function findNotification(db: Reader, userId: number, id: number) {
  const [row] = await selectNotifications(db).where(
    and(eq(notifications.id, id), eq(notifications.userId, userId)),
  );
  return row;
}
