import { refusals } from "@caseload/contract/refusals";
import type { Deps } from "../../../platform/deps.ts";
import type { Db } from "../../../platform/db/database.ts";
import { count } from "../../../platform/http/rate-limits.ts";
import type { Visitor } from "../../../platform/http/client.ts";
import { Refusal } from "../../../platform/http/http-error.ts";
import { findToken, useToken } from "../account-emails/link-token.ts";
import { sendAccountLetter, tellOwner } from "../account-emails/send-account-email.ts";
import { forgetBrowsers } from "../sign-in/known-browsers.ts";
import { getOwner } from "../sign-in/queries.ts";
import { recordEvent } from "../sign-in/record-security-event.ts";
import { forgetFailures } from "../sign-in/sign-in.ts";
import { proveAddress } from "../email-verification/confirm-email.ts";
import { lockPerson } from "../account-deletion/queries.ts";
import { dropTwoFactor } from "../two-factor/remove-two-factor.ts";
import { hashPassword, saltFor } from "./password-hash.ts";
import { setPassword } from "./set-password.ts";

const expired = () => new Refusal(410, refusals.linkExpired);

/**
 * Asks for a letter. Whether the address has an account is found out behind the request, so that neither the answer
 * nor its time tells.
 * @throws Refusal 429, counted alike for all addresses
 */
export async function requestPasswordReset(
  db: Db,
  email: string,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  const passes = await Promise.all([
    count(db, "resetRequestsOfAddress", visitor.addressKey),
    count(db, "resetRequestsOfEmail", email),
  ]);
  if (passes.includes(false)) throw new Refusal(429, refusals.tooManyAttempts);
  await db.transaction((tx) => sendAccountLetter(tx, { kind: "reset_password", email }, now));
}

/**
 * Sets a password by the link of a letter. The address is proven with it; an account that had not proven it may have
 * been made by somebody else, so their second factor goes.
 * @throws Refusal 410 when the link is used, expired, or for an address that the account has left
 */
export async function resetPassword(
  { db, secret }: Pick<Deps, "db" | "secret">,
  given: { token: string; password: string },
  visitor: Visitor,
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
      await proveAddress(tx, owner.id, {}, now);
      await dropTwoFactor(tx, owner.id);
    }
    await setPassword(tx, owner.id, hash, now);
    await forgetBrowsers(tx, owner.id);
    await forgetFailures(tx, owner.email);
    await recordEvent(tx, "password_reset", owner.id, visitor, now);
    await tellOwner(tx, "password_reset", { ...owner, emailVerified: true }, now);
    return owner.id;
  });
}
