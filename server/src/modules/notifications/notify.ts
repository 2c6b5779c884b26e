import type { Notification } from "@caseload/contract/notifications";
import type { Topic } from "@caseload/contract/realtime";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../db/handle.ts";
import { notifications } from "../../db/schema/notifications.ts";
import { announce } from "../../realtime/announce.ts";
import { enqueue } from "../../tasks/enqueue.ts";
import { isEmailed, sendEmail } from "./send-email.ts";

export interface Notice extends Pick<Notification, "type" | "title" | "message" | "priority" | "actionUrl"> {
  userId: number;
}

/**
 * Stores a notification inside the caller's transaction, enqueues its e-mail where its type has one, and announces it
 * together with what else changed for that person. One call, so that no change forgets its wake-up.
 */
export async function notify(tx: Tx, notice: Notice, changed: readonly Topic[], now: Date): Promise<void> {
  const [stored] = await tx
    .insert(notifications)
    .values({ ...notice, createdAt: now })
    .returning({ id: notifications.id });
  if (!stored) throw new Error("The notification was not stored.");
  if (isEmailed(notice.type)) await enqueue(tx, sendEmail, { notificationId: stored.id });
  const { title, message, priority, actionUrl } = notice;
  await announce(tx, {
    to: [notice.userId],
    topics: ["notifications", ...changed],
    notification: { title, message, priority, ...(actionUrl !== null && { actionUrl }) },
  });
}

/** Like notify, but takes the place of an unread notification about the same thing: the same type and address. */
export async function notifyOnce(
  tx: Tx,
  notice: Notice & { actionUrl: string },
  changed: readonly Topic[],
  now: Date,
): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, notice.userId),
        eq(notifications.type, notice.type),
        eq(notifications.actionUrl, notice.actionUrl),
        isNull(notifications.readAt),
      ),
    );
  await notify(tx, notice, changed, now);
}
