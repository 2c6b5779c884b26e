import type { NotificationType } from "@caseload/contract/notifications";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "../../config.ts";
import type { Db } from "../../db/handle.ts";
import { users } from "../../db/schema/accounts.ts";
import { notifications } from "../../db/schema/notifications.ts";
import { asHtml, asText } from "../../mail/letter.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { defineTask } from "../../tasks/task.ts";

/** What sending e-mail takes. */
export interface EmailDeps {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, "baseUrl">;
}

/** Messages stay in the app: a conversation would fill the mailbox. */
const emailed: ReadonlySet<NotificationType> = new Set<NotificationType>(["application", "contract"]);
export const isEmailed = (type: NotificationType): boolean => emailed.has(type);

async function findEmail(db: Db, notificationId: number) {
  const [row] = await db
    .select({ notification: notifications, user: users })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(eq(notifications.id, notificationId));
  return row;
}

/** Sends a notification by e-mail; tried again for about an hour while the mail server is down. */
export const sendEmail = defineTask<{ notificationId: number }, EmailDeps>(
  "send-email",
  { payload: z.object({ notificationId: z.int().positive() }) },
  async ({ notificationId }, { db, mailer, config }) => {
    const found = await findEmail(db, notificationId);
    if (!found) return;
    const { notification, user } = found;
    const letter = {
      firstName: user.firstName,
      title: notification.title,
      message: notification.message,
      link: new URL(notification.actionUrl ?? "/", config.baseUrl).href,
      site: config.baseUrl,
    };
    await mailer.send({
      key: `notification-${notification.id}`,
      to: { name: user.name, address: user.email },
      subject: notification.title,
      text: asText(letter),
      html: asHtml(letter),
      date: notification.createdAt,
    });
  },
);
