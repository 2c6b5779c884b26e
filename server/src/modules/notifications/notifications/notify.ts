import type { Notification } from "@caseload/contract/notifications/notifications";
import type { Topic } from "@caseload/contract/realtime";
import { and, eq, isNull } from "drizzle-orm";
import { isEmailConfirmed } from "../../../platform/db/email-confirmed.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { notificationEmails, notifications } from "../../../platform/db/schema/notifications.ts";
import type { EmailCause } from "../../../platform/email/mailbox-share.ts";
import type { CalendarEvent } from "../../../platform/icalendar.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { enqueuePushes } from "../browser-push/enqueue-pushes.ts";
import { resolveChannel } from "./choices.ts";
import { sendEmail } from "./send-email.ts";
import { unconfirmedNote } from "./unconfirmed-note.ts";

export interface Notice extends Pick<Notification, "type" | "title" | "message" | "priority" | "actionUrl"> {
  userId: number;
  /** The person whom the text names, who caused it as a rule. */
  aboutId?: number;
  /** Sent by email regardless of the user's choices, for decisions about the user. */
  alwaysByEmail?: true;
  /**
   * How the email counts for the limit of the mailbox (platform/email/mailbox-share.ts). Default: "owner" for contracts,
   * calendar events and decisions, otherwise "other".
   */
  cause?: EmailCause;
  /** The caller sends its own email. */
  hasOwnEmail?: true;
  /** Sent along with the email. */
  event?: CalendarEvent;
  /** The recipient did it: the email goes out, but the app and the browsers say nothing. */
  isOwnAct?: boolean;
  /** Overrides the push channel of the notification's type. */
  byPush?: boolean;
}

/** Returns a user's choices; undefined for deleted accounts. */
async function findRecipient(tx: Tx, userId: number) {
  const [row] = await tx
    .select({ choices: users.notificationChoices, deactivatedAt: users.deactivatedAt })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row;
}

function causeOf(notice: Notice): EmailCause | "ownAct" {
  if (notice.isOwnAct) return "ownAct";
  const isOwners = notice.type === "contract" || notice.event !== undefined || notice.alwaysByEmail;
  return notice.cause ?? (isOwners ? "owner" : "other");
}

async function enqueueEmail(tx: Tx, notice: Notice, now: Date): Promise<void> {
  const { userId, title, message, actionUrl, event: calendarEvent } = notice;
  const type = notice.alwaysByEmail ? null : notice.type;
  const [email] = await tx
    .insert(notificationEmails)
    .values({
      userId,
      type,
      title,
      message,
      actionUrl,
      calendarEvent,
      cause: causeOf(notice),
      createdAt: now,
    })
    .returning({ id: notificationEmails.id });
  if (!email) throw new Error("The email was not stored.");
  await enqueue(tx, sendEmail, { emailId: email.id });
}

/** Whether the person whom a notice names, if it names one, has confirmed their email address. */
async function isNamedConfirmed(tx: Tx, { aboutId }: Notice): Promise<boolean> {
  if (aboutId === undefined) return true;
  const [person] = await tx
    .select({ confirmed: isEmailConfirmed(users) })
    .from(users)
    .where(eq(users.id, aboutId));
  return person?.confirmed ?? true;
}

function withNote(notice: Notice): Notice {
  const { message } = notice;
  return { ...notice, message: message === "" ? unconfirmedNote : `${message}\n${unconfirmedNote}` };
}

/** Adds a notification to the app. Returns its id. */
async function insertNotification(tx: Tx, notice: Notice, now: Date): Promise<number> {
  const { userId, type, title, message, priority, actionUrl, aboutId } = notice;
  const [row] = await tx
    .insert(notifications)
    .values({ userId, type, title, message, priority, actionUrl, aboutId, createdAt: now })
    .returning({ id: notifications.id });
  if (!row) throw new Error("The notification was not stored.");
  return row.id;
}

/**
 * Notifies a user in the caller's transaction, in the app, by email and in browsers according to the user's choices, and
 * announces the topics that changed for the user.
 */
export async function notify(tx: Tx, notice: Notice, changed: readonly Topic[], now: Date): Promise<void> {
  const { userId, title, priority, actionUrl } = notice;
  const recipient = await findRecipient(tx, userId);
  if (!recipient) return;
  const channel = resolveChannel(recipient.choices, notice.type);
  const isActive = recipient.deactivatedAt === null;
  const isConfirmed = await isNamedConfirmed(tx, notice);
  const noted = isConfirmed ? notice : withNote(notice);
  const isEmailed = notice.alwaysByEmail || (channel.email && !notice.hasOwnEmail);
  if (isActive && isEmailed) await enqueueEmail(tx, noted, now);
  if (notice.isOwnAct) return announce(tx, { to: [userId], topics: changed });
  const notificationId = channel.app ? await insertNotification(tx, notice, now) : null;
  if ((notice.byPush ?? channel.push) && isActive) await enqueuePushes(tx, { ...noted, notificationId }, now);
  if (!channel.app) return announce(tx, { to: [userId], topics: changed });
  await announce(tx, {
    to: [userId],
    topics: ["notifications", ...changed],
    notification: { title, message: noted.message, priority, ...(actionUrl !== null && { actionUrl }) },
  });
}

/** Like notify, but replaces an unread notification with the same type and URL. */
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
