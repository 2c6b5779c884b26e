import type { Notification } from "@caseload/contract/notifications/notifications";
import type { Topic } from "@caseload/contract/realtime";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { notificationEmails, notifications } from "../../../platform/db/schema/notifications.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { writePushes } from "../browser-push/write-pushes.ts";
import { channelOf } from "./choices.ts";
import { sendEmail } from "./send-email.ts";

export interface Notice extends Pick<Notification, "type" | "title" | "message" | "priority" | "actionUrl"> {
  userId: number;
  /** Goes out as a letter too, whatever the person chose: a decision about them. */
  alwaysByEmail?: true;
  /** Its letter is written by the caller. */
  hasOwnLetter?: true;
  /** Whether browsers show it, where that is said elsewhere than by the choices for its type. */
  byPush?: boolean;
}

/** What a person wants to hear of, and where; undefined once they have left for good. */
async function findReader(tx: Tx, userId: number) {
  const [row] = await tx
    .select({ choices: users.notificationChoices, deactivatedAt: users.deactivatedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row;
}

async function writeEmail(tx: Tx, notice: Notice, now: Date): Promise<void> {
  const { userId, title, message, actionUrl } = notice;
  const type = notice.alwaysByEmail ? null : notice.type;
  const [letter] = await tx
    .insert(notificationEmails)
    .values({ userId, type, title, message, actionUrl, createdAt: now })
    .returning({ id: notificationEmails.id });
  if (!letter) throw new Error("The letter was not stored.");
  await enqueue(tx, sendEmail, { emailId: letter.id });
}

/** Puts it into the person's list; answers its id. */
async function list(tx: Tx, notice: Notice, now: Date): Promise<number> {
  const { userId, type, title, message, priority, actionUrl } = notice;
  const [row] = await tx
    .insert(notifications)
    .values({ userId, type, title, message, priority, actionUrl, createdAt: now })
    .returning({ id: notifications.id });
  if (!row) throw new Error("The notification was not stored.");
  return row.id;
}

/**
 * Notifies a person inside the caller's transaction, in the app, by e-mail and in their browsers as they chose, and
 * announces it together with what else changed for that person. One call, so that no change forgets its wake-up.
 */
export async function notify(tx: Tx, notice: Notice, changed: readonly Topic[], now: Date): Promise<void> {
  const { userId, title, message, priority, actionUrl } = notice;
  const reader = await findReader(tx, userId);
  if (!reader) return;
  const channel = channelOf(reader.choices, notice.type);
  const isHere = reader.deactivatedAt === null;
  const isWritten = (channel.email && !notice.hasOwnLetter) || notice.alwaysByEmail;
  if (isWritten && isHere) await writeEmail(tx, notice, now);
  const notificationId = channel.app ? await list(tx, notice, now) : null;
  if ((notice.byPush ?? channel.push) && isHere) await writePushes(tx, { ...notice, notificationId }, now);
  if (!channel.app) return announce(tx, { to: [userId], topics: changed });
  await announce(tx, {
    to: [userId],
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
