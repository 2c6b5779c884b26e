import { and, asc, eq, inArray, or } from "drizzle-orm";
import { z } from "zod";
import type { Config } from "../../../platform/config.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { notificationEmails } from "../../../platform/db/schema/notifications.ts";
import { countEmail } from "../../../platform/email/count-email.ts";
import { deliverEmail, inSeconds, type EmailShare } from "../../../platform/email/deliver-email.ts";
import { composeEmail } from "../../../platform/email/email.ts";
import type { Email, Mailer } from "../../../platform/email/mailer.ts";
import { unsubscribeLink } from "../../../platform/email/unsubscribe-link.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { defineTask } from "../../../platform/tasks/task.ts";
import { combinedContent, latestEvents, singleContent, topicOf } from "./combined-email.ts";

/** Dependencies of sending notifications by email. */
export interface EmailDeps {
  db: Db;
  mailer: Mailer;
  config: Pick<Config, "baseUrl">;
  /** Signs unsubscribe links. */
  secret: string;
}

type Row = typeof notificationEmails.$inferSelect;
type User = typeof users.$inferSelect;
interface Found {
  first: Row;
  /** All notifications of the email, oldest first. */
  rows: Row[];
  user: User;
}

/** The notification, with those that are combined with it. */
async function findBatch(db: Db, emailId: number): Promise<Found | undefined> {
  const found = await db
    .select({ row: notificationEmails, user: users })
    .from(notificationEmails)
    .innerJoin(users, eq(users.id, notificationEmails.userId))
    .where(or(eq(notificationEmails.id, emailId), eq(notificationEmails.batchId, emailId)))
    .orderBy(asc(notificationEmails.id));
  const [first] = found;
  return first && { first: first.row, rows: found.map(({ row }) => row), user: first.user };
}

const keyOf = ({ id }: Pick<Row, "id">): string => `notification-${id}`;

/** Together they are the owner's as soon as one of them is. */
function shareOf(rows: readonly Row[]): EmailShare {
  const causes = rows.map(({ cause }) => cause);
  if (causes.every((cause) => cause === "ownAct")) return "ownAct";
  return { cause: causes.some((cause) => cause !== "other") ? "owner" : "other", isConfirmed: true };
}

/** The unsubscribe link, where one stops all of the notifications. */
function unsubscribeOf({ rows, user }: Found, { config, secret }: EmailDeps) {
  const [topic, ...others] = new Set(rows.map(topicOf));
  if (topic === undefined || topic === null || others.length > 0) return {};
  return { unsubscribe: unsubscribeLink(config.baseUrl, secret, { userId: user.id, topic }) };
}

function emailOf(found: Found, deps: EmailDeps): Email {
  const { first, rows, user } = found;
  const site = deps.config.baseUrl;
  const content = rows.length === 1 ? singleContent(first, user, site) : combinedContent(rows, user, site);
  const [event, ...otherEvents] = latestEvents(rows);
  return {
    key: keyOf(first),
    to: { name: user.name, address: user.email },
    ...composeEmail({ ...content, ...unsubscribeOf(found, deps) }, site),
    date: rows.at(-1)?.createdAt ?? first.createdAt,
    ...(event && { event }),
    ...(otherEvents.length > 0 && { otherEvents }),
  };
}

/** Deletes what was sent, or lets it wait for its mailbox, to be combined with what comes meanwhile. */
async function finish(db: Db, { rows, user }: Found, seconds: number): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await db.transaction(async (tx) => {
    if (seconds === 0) await tx.delete(notificationEmails).where(inArray(notificationEmails.id, ids));
    else {
      await tx
        .update(notificationEmails)
        .set({ waits: true, batchId: null })
        .where(inArray(notificationEmails.id, ids));
      await combineLater(tx, user.id, seconds);
    }
  });
}

/**
 * Sends a notification by email, or several that were combined; retried for more than an hour while the mail server is
 * down. Beyond the mailbox's share of the hour it waits.
 */
export const sendEmail = defineTask<{ emailId: number }, EmailDeps>(
  "send-email",
  { payload: z.object({ emailId: z.int().positive() }), retryLimit: 20 },
  async ({ emailId }, deps) => {
    const found = await findBatch(deps.db, emailId);
    // One that waits is sent by another task, and so is one that was combined with an earlier one.
    if (!found || found.first.waits || (found.first.batchId ?? emailId) !== emailId) return;
    // Notifications are sent to verified addresses only.
    const isSent = found.user.emailVerified;
    const seconds = isSent ? await deliverEmail(deps, emailOf(found, deps), shareOf(found.rows)) : 0;
    await finish(deps.db, found, seconds);
  },
);

/** Combines a person's notifications that wait into one email, once the mailbox may get it. */
export const combineEmails = defineTask<{ userId: number }, Pick<EmailDeps, "db">>(
  "combine-emails",
  { payload: z.object({ userId: z.int().positive() }), retryLimit: 20, unique: "queued" },
  ({ userId }, { db }) =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select()
        .from(notificationEmails)
        .where(and(eq(notificationEmails.userId, userId), eq(notificationEmails.waits, true)))
        .orderBy(asc(notificationEmails.id))
        .for("update");
      const [first] = rows;
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
      if (!first || !user) return;
      const share = shareOf(rows);
      const counted = { key: keyOf(first), address: user.email };
      const seconds = share === "ownAct" ? 0 : await countEmail(tx, { ...counted, ...share });
      if (seconds > 0) return combineLater(tx, userId, seconds);
      const ids = rows.map(({ id }) => id);
      await tx
        .update(notificationEmails)
        .set({ waits: false, batchId: first.id })
        .where(inArray(notificationEmails.id, ids));
      await enqueue(tx, sendEmail, { emailId: first.id });
    }),
);

async function combineLater(tx: Tx, userId: number, seconds: number): Promise<void> {
  await enqueue(tx, combineEmails, { userId }, { ...inSeconds(seconds), singletonKey: String(userId) });
}

/**
 * Lets an email of another module wait as a notification, which is combined with the others.
 * @param seconds until the mailbox may get it
 */
export async function letEmailWait(
  tx: Tx,
  email: Pick<
    typeof notificationEmails.$inferInsert,
    "userId" | "topic" | "title" | "actionUrl" | "createdAt"
  >,
  seconds: number,
): Promise<void> {
  await tx.insert(notificationEmails).values({ ...email, message: "", waits: true });
  await combineLater(tx, email.userId, seconds);
}
