import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Db } from "../../../platform/db/database.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { issueToken, voidTokens } from "../account-emails/link-token.ts";
import { sendAccountEmail, notifyOwner } from "../account-emails/send-account-email.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { checkPassword, lockPassword } from "../passwords/check-password.ts";
import { hashPassword, saltFor } from "../passwords/password-hash.ts";
import { consumeEmailLimit } from "./send-verification.ts";

/**
 * Requests a change of address, which takes effect when the link in the email to the new address is used. The response
 * does not reveal whether the new address has an account.
 * @throws HttpError 400 when it is the address already
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
  await consumeEmailLimit(db, actor.id);
  // Passwords are salted by address, so the hash for the new address is computed while the password is available.
  const passwordHash = await hashPassword(input.password, await saltFor(db, secret, input.email));
  await db.transaction(async (tx) => {
    await lockPassword(tx, actor.id, checked);
    const { email } = input;
    const emailId = await sendAccountEmail(tx, { kind: "change_address", userId: actor.id, email }, now);
    await issueToken(tx, secret, { emailId, purpose: "change", userId: actor.id, email, passwordHash }, now);
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
