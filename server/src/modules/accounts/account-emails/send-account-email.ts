import { errorMessages } from "@caseload/contract/error-messages";
import type { Tx } from "../../../platform/db/database.ts";
import { accountEmails } from "../../../platform/db/schema/sign-in-safety.ts";
import { countEmail } from "../../../platform/email/count-email.ts";
import type { EmailCause } from "../../../platform/email/mailbox-share.ts";
import { requireWithinLimits } from "../../../platform/http/rate-limits.ts";
import { enqueue } from "../../../platform/tasks/enqueue.ts";
import { accountEmailTask, keyOfAccountEmail } from "./account-email-task.ts";

type NewAccountEmail = Pick<typeof accountEmails.$inferInsert, "kind" | "userId" | "email">;

async function insertEmail(tx: Tx, email: NewAccountEmail, now: Date): Promise<number> {
  const [row] = await tx
    .insert(accountEmails)
    .values({ ...email, createdAt: now })
    .returning({ id: accountEmails.id });
  if (!row) throw new Error("The email was not stored.");
  return row.id;
}

/** Stores an email about an account and enqueues sending it in the caller's transaction. Returns its id. */
export async function sendAccountEmail(
  tx: Tx,
  { browserHash, ...email }: NewAccountEmail & { browserHash?: string },
  now: Date,
): Promise<number> {
  const emailId = await insertEmail(tx, email, now);
  await enqueue(tx, accountEmailTask, { emailId, ...(browserHash !== undefined && { browserHash }) });
  return emailId;
}

/**
 * Like sendAccountEmail, unless the mailbox has received its share of the hour. Returns the email's id, and the seconds
 * until it could be sent: 0 when it is.
 */
export async function trySendAccountEmail(
  tx: Tx,
  email: NewAccountEmail,
  cause: EmailCause,
  now: Date,
): Promise<{ emailId: number; seconds: number }> {
  const emailId = await insertEmail(tx, email, now);
  const seconds = await countEmail(tx, { key: keyOfAccountEmail(emailId), address: email.email, cause });
  if (seconds === 0) await enqueue(tx, accountEmailTask, { emailId });
  return { emailId, seconds };
}

/** Limited elsewhere: by passwordChangesOfMember, and by the reset's link in the owner's mailbox. */
const passwordNotices: readonly NewAccountEmail["kind"][] = ["password_changed", "password_reset"];

/**
 * Notifies the owner of an account by email, if the address is verified.
 * @throws HttpError 429 for the fourth change in an hour other than of the password, so that someone who knows the
 * password neither floods the mailbox nor buries the email about one of them
 */
export async function notifyOwner(
  tx: Tx,
  kind: NewAccountEmail["kind"],
  owner: { id: number; email: string; emailVerified: boolean },
  now: Date,
): Promise<void> {
  if (!owner.emailVerified) return;
  if (!passwordNotices.includes(kind))
    await requireWithinLimits(tx, errorMessages.tooManySecurityChanges, [
      ["securityChangesOfMember", String(owner.id)],
    ]);
  await sendAccountEmail(tx, { kind, userId: owner.id, email: owner.email }, now);
}
