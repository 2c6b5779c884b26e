import { and, count, desc, eq, isNull, lt } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { notifications } from "../../../platform/db/schema/notifications.ts";

export type NotificationRow = typeof notifications.$inferSelect;

const cursorOf = (row: NotificationRow): Cursor => ({ at: null, id: row.id });

/** Returns a user's notifications, newest first. */
export async function listNotifications(
  db: Reader,
  userId: number,
  paging: { limit?: number | undefined; cursor?: string | undefined },
) {
  const cursor = decodeCursor(paging.cursor);
  const rows = await db
    .select()
    .from(notifications)
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
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  return row;
}
