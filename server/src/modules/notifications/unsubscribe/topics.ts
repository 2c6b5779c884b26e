import { type NotificationType, notificationTypes } from "@caseload/contract/notifications/notifications";
import { emailTopicLabels, type Unsubscription } from "@caseload/contract/notifications/unsubscribe";
import { and, eq, isNull } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import type { UnsubscribeSubject } from "../../../platform/email/unsubscribe-link.ts";
import { channelOf } from "../notifications/choices.ts";
import { stopEmails } from "../notifications/stop-emails.ts";
import { findReportTopic } from "../../reporting/scheduled-reports/schedule-topic.ts";
import { findAlertTopic } from "../../search/saved-searches/alert-topic.ts";

/** What the link of a letter stops, and how. */
export interface UnsubscribeTopic extends Unsubscription {
  stop: (tx: Tx, now: Date) => Promise<void>;
}

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
      isOn: channelOf(row.choices, type).email,
      stop: (tx, now) => stopEmails(tx, userId, type, now),
    }
  );
}

/** Undefined when the account, or what the letters were about, is gone. */
export async function findTopic(
  db: Reader,
  { userId, topic }: UnsubscribeSubject,
): Promise<UnsubscribeTopic | undefined> {
  const type = notificationTypes.find((one) => one === topic);
  if (type) return findNotificationTopic(db, userId, type);
  return (await findAlertTopic(db, userId, topic)) ?? findReportTopic(db, userId, topic);
}
