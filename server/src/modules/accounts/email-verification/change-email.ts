import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { mailboxIsFull } from "../../../platform/email/count-email.ts";
import { issueToken, voidTokens } from "../account-emails/link-token.ts";
import { notifyOwner, trySendAccountEmail } from "../account-emails/send-account-email.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { checkPassword, lockPassword } from "../passwords/check-password.ts";
import { consumeEmailLimit } from "./send-verification.ts";

async function isEmailTaken(db: Reader, email: string): Promise<boolean> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row !== undefined;
}

/**
 * Requests a change of address, which takes effect when the link in the email to the new address is used.
 * @throws HttpError 400 when it is the address already, 409 when it has another account, 429 when the mailbox
 * has received its share of the hour
 */
export async function changeEmail(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: Actor,
  input: { email: string; password: string },
  client: ClientInfo,
  now: Date,
): Promise<void> {
  const checked = await checkPassword(db, actor, input.password);
  const owner = await getAccountEmail(db, actor.id);
  if (owner.email === input.email) throw new HttpError(400, `${errorMessages.sameAddress} (email)`);
  if (await isEmailTaken(db, input.email)) throw conflict(`${errorMessages.addressProven} (email)`);
  await consumeEmailLimit(db, actor.id);
  await db.transaction(async (tx) => {
    await lockPassword(tx, actor.id, checked);
    const { email } = input;
    const change = { kind: "change_address", userId: actor.id, email } as const;
    const { emailId, seconds } = await trySendAccountEmail(tx, change, "other", now);
    if (seconds > 0) throw mailboxIsFull(seconds);
    await issueToken(tx, secret, { emailId, purpose: "change", userId: actor.id, email }, now);
    await notifyOwner(tx, "address_changing", owner, now);
    await recordSecurityEvent(tx, "address_change_requested", actor.id, client, now);
    await announce(tx, { to: [actor.id], topics: signInSafetyEndpoints.changeEmail.changes });
  });
}

/** Cancels a pending change of address. Idempotent. */
export async function cancelEmailChange(db: Db, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await voidTokens(tx, userId, ["change"]);
    await announce(tx, { to: [userId], topics: signInSafetyEndpoints.cancelEmailChange.changes });
  });
}
