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
import { getOwner } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { lockPassword } from "../passwords/lock-password.ts";
import { hashPassword, saltFor } from "../passwords/password-hash.ts";
import { countEmail } from "./send-verification.ts";

/**
 * Asks for another address. Nothing changes until the link in the letter to it is used; whether somebody has the
 * address already shows in that letter's mailbox and nowhere else.
 * @throws HttpError 400 when it is the address already
 */
export async function changeEmail(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: Actor,
  given: { email: string; password: string },
  client: ClientInfo,
  now: Date,
): Promise<void> {
  const checked = await checkPassword(db, actor, given.password);
  const owner = await getOwner(db, actor.id);
  if (owner.email === given.email) throw new HttpError(400, `${errorMessages.sameAddress} (email)`);
  await countEmail(db, actor.id);
  // Passwords are salted by address, and the password is at hand only now.
  const passwordHash = await hashPassword(given.password, await saltFor(db, secret, given.email));
  await db.transaction(async (tx) => {
    await lockPassword(tx, actor.id, checked);
    const { email } = given;
    const emailId = await sendAccountEmail(tx, { kind: "change_address", userId: actor.id, email }, now);
    await issueToken(tx, secret, { emailId, purpose: "change", userId: actor.id, email, passwordHash }, now);
    await notifyOwner(tx, "address_changing", owner, now);
    await recordSecurityEvent(tx, "address_change_requested", actor.id, client, now);
    await announce(tx, { to: [actor.id], topics: signInSafetyEndpoints.changeEmail.changes });
  });
}

/** Takes a waiting change of address back. Repeating it does no harm. */
export async function cancelEmailChange(db: Db, userId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await voidTokens(tx, userId, ["change"]);
    await announce(tx, { to: [userId], topics: signInSafetyEndpoints.cancelEmailChange.changes });
  });
}
