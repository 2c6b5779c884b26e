import { type NotificationType, notificationTypes } from "@caseload/contract/notifications/notifications";
import { emailTopicLabels } from "@caseload/contract/notifications/unsubscribe";
import { and, eq, isNull } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import type { Hooks, UnsubscribeTopic } from "../../../platform/hooks.ts";
import type { UnsubscribeSubject } from "../../../platform/email/unsubscribe-link.ts";
import { resolveChannel, mergeChoices } from "../notifications/choices.ts";
import { announce } from "../../../platform/realtime/announce.ts";

async function findNotificationTopic(
  db: Reader,
  userId: number,
  type: NotificationType,
): Promise<UnsubscribeTopic | undefined> {
  const [row] = await db
    .select({ choices: users.notificationChoices })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return (
    row && {
      what: emailTopicLabels[type],
      isOn: resolveChannel(row.choices, type).email,
      stop: (tx, now) => stopEmails(tx, userId, type, now),
    }
  );
}

/** Returns the topic of an unsubscribe link; undefined when the account or the topic's record no longer exists. */
export async function findTopic(
  { db, hooks }: { db: Reader; hooks: Pick<Hooks, "findUnsubscribeTopic"> },
  { userId, topic }: UnsubscribeSubject,
): Promise<UnsubscribeTopic | undefined> {
  const type = notificationTypes.find((one) => one === topic);
  if (type) return findNotificationTopic(db, userId, type);
  return hooks.findUnsubscribeTopic(db, userId, topic);
}

/** Turns the email channel of one notification type off. */
async function stopEmails(tx: Tx, userId: number, type: NotificationType, now: Date): Promise<void> {
  const [row] = await tx
    .select({ choices: users.notificationChoices })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for("no key update");
  if (!row) return;
  await tx
    .update(users)
    .set({
      notificationChoices: mergeChoices(row.choices, { [type]: { email: false } }),
      updatedAt: now,
    })
    .where(eq(users.id, userId));
  await announce(tx, { to: [userId], topics: ["profile"] });
}
