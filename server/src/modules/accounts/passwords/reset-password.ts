import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Db } from "../../../platform/db/database.ts";
import { consume } from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { findToken, useToken } from "../account-emails/link-token.ts";
import { sendAccountEmail, notifyOwner } from "../account-emails/send-account-email.ts";
import { forgetBrowsers } from "../sign-in/known-browsers.ts";
import { getOwner } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { forgetFailures } from "../sign-in/sign-in.ts";
import { confirmEmail } from "../email-verification/confirm-email.ts";
import { lockPerson } from "../account-deletion/queries.ts";
import { dropTwoFactor } from "../two-factor/remove-two-factor.ts";
import { hashPassword, saltFor } from "./password-hash.ts";
import { setPassword } from "./set-password.ts";

const expired = () => new HttpError(410, errorMessages.linkExpired);

/**
 * Asks for a letter. Whether the address has an account is found out behind the request, so that neither the answer
 * nor its time tells.
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
 * Sets a password by the link of a letter. The address is proven with it; an account that had not proven it may have
 * been made by somebody else, so their second factor goes.
 * @throws HttpError 410 when the link is used, expired, or for an address that the account has left
 */
export async function resetPassword(
  { db, secret }: Pick<Deps, "db" | "secret">,
  given: { token: string; password: string },
  client: ClientInfo,
  now: Date,
): Promise<number> {
  const found = await findToken(db, given.token, ["reset"], now);
  if (!found) throw expired();
  const hash = await hashPassword(given.password, await saltFor(db, secret, found.email));
  return db.transaction(async (tx) => {
    await lockPerson(tx, found.userId);
    const token = await useToken(tx, given.token, ["reset"], now);
    if (!token) throw expired();
    const owner = await getOwner(tx, token.userId);
    if (owner.email !== token.email) throw expired();
    if (!owner.emailVerified) {
      await confirmEmail(tx, owner.id, {}, now);
      await dropTwoFactor(tx, owner.id);
    }
    await setPassword(tx, owner.id, hash, now);
    await forgetBrowsers(tx, owner.id);
    await forgetFailures(tx, owner.email);
    await recordSecurityEvent(tx, "password_reset", owner.id, client, now);
    await notifyOwner(tx, "password_reset", { ...owner, emailVerified: true }, now);
    return owner.id;
  });
}
