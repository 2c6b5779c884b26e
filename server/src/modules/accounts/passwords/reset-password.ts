import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Db } from "../../../platform/db/database.ts";
import { consume } from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { findToken, consumeToken } from "../account-emails/link-token.ts";
import { sendAccountEmail, notifyOwner } from "../account-emails/send-account-email.ts";
import { deleteKnownBrowsers } from "../sign-in/known-browsers.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { resetFailedSignIns } from "../sign-in/sign-in.ts";
import { markEmailVerified } from "../email-verification/confirm-email.ts";
import { lockUser } from "../account-deletion/queries.ts";
import { deleteTwoFactor } from "../two-factor/remove-two-factor.ts";
import { hashPassword, saltFor } from "./password-hash.ts";
import { setPassword } from "./set-password.ts";

const expired = () => new HttpError(410, errorMessages.linkExpired);

/**
 * Requests a reset email. A background task looks up the account, so that neither the response nor its timing reveals
 * whether the address has one.
 * @throws HttpError 429, counted alike for all addresses
 */
export async function requestPasswordReset(
  db: Db,
  email: string,
  client: ClientInfo,
  now: Date,
): Promise<void> {
  const passes = await Promise.all([
    consume(db, "resetRequestsOfAddress", client.addressKey),
    consume(db, "resetRequestsOfEmail", email),
  ]);
  if (passes.includes(false)) throw new HttpError(429, errorMessages.tooManyAttempts);
  await db.transaction((tx) => sendAccountEmail(tx, { kind: "reset_password", email }, now));
}

/**
 * Sets a password with the link in a reset email, which also verifies the address. The second factor of an account with
 * an unverified address is removed, because another person may have created the account.
 * @throws HttpError 410 when the link is used, expired, or for a previous address of the account
 */
export async function resetPassword(
  { db, secret }: Pick<Deps, "db" | "secret">,
  input: { token: string; password: string },
  client: ClientInfo,
  now: Date,
): Promise<number> {
  const found = await findToken(db, input.token, ["reset"], now);
  if (!found) throw expired();
  const hash = await hashPassword(input.password, await saltFor(db, secret, found.email));
  return db.transaction(async (tx) => {
    await lockUser(tx, found.userId);
    const token = await consumeToken(tx, input.token, ["reset"], now);
    if (!token) throw expired();
    const owner = await getAccountEmail(tx, token.userId);
    if (owner.email !== token.email) throw expired();
    if (!owner.emailVerified) {
      await markEmailVerified(tx, owner.id, {}, now);
      await deleteTwoFactor(tx, owner.id);
    }
    await setPassword(tx, owner.id, hash, now);
    await deleteKnownBrowsers(tx, owner.id);
    await resetFailedSignIns(tx, owner.email);
    await recordSecurityEvent(tx, "password_reset", owner.id, client, now);
    await notifyOwner(tx, "password_reset", { ...owner, emailVerified: true }, now);
    return owner.id;
  });
}
