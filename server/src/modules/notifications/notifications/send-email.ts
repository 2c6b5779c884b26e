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

/** What sending e-mail takes. */
export interface EmailDeps {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, "baseUrl">;
  /** Signs the link that stops such letters. */
  secret: string;
}

async function findEmail(db: Db, emailId: number) {
  const [row] = await db
    .select({ letter: notificationEmails, user: users })
    .from(notificationEmails)
    .innerJoin(users, eq(users.id, notificationEmails.userId))
    .where(eq(notificationEmails.id, emailId));
  return row;
}
type Found = NonNullable<Awaited<ReturnType<typeof findEmail>>>;

/** Who chose such letters may stop them; the others get a decision about themselves, whatever they chose. */
function footOf({ letter: { type, userId } }: Found, { config, secret }: EmailDeps) {
  if (type === null) return {};
  return {
    footnote: `You receive this because you chose to hear by e-mail about ${emailTopicLabels[type]}.`,
    unsubscribe: unsubscribeLink(config.baseUrl, secret, { userId, topic: type }),
  };
}

const contentOf = ({ letter, user }: Found, site: string): EmailContent => ({
  subject: letter.title,
  greeting: `Hello ${user.firstName},`,
  paragraphs: [letter.message, `It happened on ${timeFor(user, letter.createdAt)}.`],
  action: { label: `Open in ${product.name}`, link: new URL(letter.actionUrl ?? "/", site).href },
});

/** Sends a notification by e-mail; tried again for more than an hour while the mail server is down. */
export const sendEmail = defineTask<{ emailId: number }, EmailDeps>(
  "send-email",
  { payload: z.object({ emailId: z.int().positive() }), retryLimit: 20 },
  async ({ emailId }, deps) => {
    const { db, mailer, config } = deps;
    const found = await findEmail(db, emailId);
    if (!found) return;
    const { letter, user } = found;
    const drop = () => db.delete(notificationEmails).where(eq(notificationEmails.id, emailId));
    // Nobody is written to about work at an address that is not proven to be theirs.
    if (!user.emailVerified) return void (await drop());
    const email = {
      key: `notification-${letter.id}`,
      to: { name: user.name, address: user.email },
      ...composeEmail({ ...contentOf(found, config.baseUrl), ...footOf(found, deps) }, config.baseUrl),
      date: letter.createdAt,
    };
    try {
      await mailer.send(email);
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
    }
    await drop();
  },
);
