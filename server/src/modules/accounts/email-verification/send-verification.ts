import { errorMessages } from "@caseload/contract/error-messages";
import type { Db } from "../../../platform/db/database.ts";
import { consume } from "../../../platform/http/rate-limits.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { sendAccountEmail } from "../account-emails/send-account-email.ts";
import { getAccountEmail } from "../sign-in/queries.ts";

/** @throws HttpError 429 after five emails in an hour */
export async function consumeEmailLimit(db: Db, userId: number): Promise<void> {
  if (!(await consume(db, "emailsOfMember", String(userId))))
    throw new HttpError(429, errorMessages.tooManyAttempts);
}

/** Sends the verification email again, unless the address is verified. */
export async function sendVerification(db: Db, userId: number, now: Date): Promise<void> {
  const { email, emailVerified } = await getAccountEmail(db, userId);
  if (emailVerified) return;
  await consumeEmailLimit(db, userId);
  await db.transaction((tx) => sendAccountEmail(tx, { kind: "prove_address", userId, email }, now));
}
