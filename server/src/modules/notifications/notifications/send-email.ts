import { timeFor } from "@caseload/contract/date-format";
import { product } from "@caseload/contract/product";
import { emailTopicLabels } from "@caseload/contract/notifications/unsubscribe";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "../../../platform/config.ts";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { notificationEmails } from "../../../platform/db/schema/notifications.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import type { EmailContent } from "../../../platform/email/email-content.ts";
import { unsubscribeLink } from "../../../platform/email/unsubscribe-link.ts";
import { type Mailer, Undeliverable } from "../../../platform/email/mailer.ts";
import { defineTask } from "../../../platform/tasks/task.ts";

/** Dependencies of sending notifications by email. */
export interface EmailDeps {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, "baseUrl">;
  /** Signs unsubscribe links. */
  secret: string;
}

async function findEmail(db: Db, emailId: number) {
  const [row] = await db
    .select({ notification: notificationEmails, user: users })
    .from(notificationEmails)
    .innerJoin(users, eq(users.id, notificationEmails.userId))
    .where(eq(notificationEmails.id, emailId));
  return row;
}
type FoundEmail = NonNullable<Awaited<ReturnType<typeof findEmail>>>;

/** Returns the unsubscribe link; emails that are always sent have none. */
function footerOf({ notification: { type, userId } }: FoundEmail, { config, secret }: EmailDeps) {
  if (type === null) return {};
  return {
    footnote: `You're receiving this because you asked for emails about ${emailTopicLabels[type]}.`,
    unsubscribe: unsubscribeLink(config.baseUrl, secret, { userId, topic: type }),
  };
}

const contentOf = ({ notification, user }: FoundEmail, site: string): EmailContent => ({
  subject: notification.title,
  greeting: `Hello ${user.firstName},`,
  paragraphs: [notification.message, `${timeFor(user, notification.createdAt)}`],
  action: { label: `Open in ${product.name}`, link: new URL(notification.actionUrl ?? "/", site).href },
});

/** Sends a notification by email; retried for more than an hour while the mail server is down. */
export const sendEmail = defineTask<{ emailId: number }, EmailDeps>(
  "send-email",
  { payload: z.object({ emailId: z.int().positive() }), retryLimit: 20 },
  async ({ emailId }, deps) => {
    const { db, mailer, config } = deps;
    const found = await findEmail(db, emailId);
    if (!found) return;
    const { notification, user } = found;
    const remove = () => db.delete(notificationEmails).where(eq(notificationEmails.id, emailId));
    // Notifications are sent to verified addresses only.
    if (!user.emailVerified) return void (await remove());
    const email = {
      key: `notification-${notification.id}`,
      to: { name: user.name, address: user.email },
      ...composeEmail({ ...contentOf(found, config.baseUrl), ...footerOf(found, deps) }, config.baseUrl),
      date: notification.createdAt,
      ...(notification.calendarEvent && { event: notification.calendarEvent }),
    };
    try {
      await mailer.send(email);
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
    }
    await remove();
  },
);
