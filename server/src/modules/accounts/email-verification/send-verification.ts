import { refusals } from "@caseload/contract/refusals";
import type { Db } from "../../../platform/db/database.ts";
import { count } from "../../../platform/http/rate-limits.ts";
import { Refusal } from "../../../platform/http/http-error.ts";
import { sendAccountLetter } from "../account-emails/send-account-email.ts";
import { getOwner } from "../sign-in/queries.ts";

/** @throws Refusal 429 after five letters in an hour */
export async function countLetter(db: Db, userId: number): Promise<void> {
  if (!(await count(db, "lettersOfMember", String(userId)))) throw new Refusal(429, refusals.tooManyAttempts);
}

/** Sends the letter that proves one's address again; nothing is sent where it is proven. */
export async function sendVerification(db: Db, userId: number, now: Date): Promise<void> {
  const { email, emailVerified } = await getOwner(db, userId);
  if (emailVerified) return;
  await countLetter(db, userId);
  await db.transaction((tx) => sendAccountLetter(tx, { kind: "prove_address", userId, email }, now));
}
