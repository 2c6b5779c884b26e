import { errorMessages } from "@caseload/contract/error-messages";
import type { Db } from "../../../platform/db/database.ts";
import { requireWithinLimits } from "../../../platform/http/rate-limits.ts";
import { mailboxIsFull } from "../../../platform/email/count-email.ts";
import { trySendAccountEmail } from "../account-emails/send-account-email.ts";
import { getAccountEmail } from "../sign-in/queries.ts";

/** @throws HttpError 429 after three emails in an hour */
export async function consumeEmailLimit(db: Db, userId: number): Promise<void> {
  await requireWithinLimits(db, errorMessages.tooManyAttempts, [["emailsOfMember", String(userId)]]);
}

/**
 * Sends the verification email again, unless the address is verified.
 * @throws HttpError 429 when the mailbox has received its share of the hour
 */
export async function sendVerification(db: Db, userId: number, now: Date): Promise<void> {
  const { email, emailVerified } = await getAccountEmail(db, userId);
  if (emailVerified) return;
  await consumeEmailLimit(db, userId);
  await db.transaction(async (tx) => {
    const sent = await trySendAccountEmail(tx, { kind: "prove_address", userId, email }, "owner", now);
    if (sent.seconds > 0) throw mailboxIsFull(sent.seconds);
  });
}
