import { errorMessages } from "@caseload/contract/error-messages";
import { desc, eq } from "drizzle-orm";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { signIns, users } from "../../../platform/db/schema/accounts.ts";
import { consume, resetLimit, refund } from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { hashPassword, isSameHash, deriveSalt, saltOf } from "../passwords/password-hash.ts";
import { isKnownBrowserSql } from "./known-browsers.ts";
import { recordSecurityEvent } from "./record-security-event.ts";
import { consumeSignInLimits } from "./sign-in-limits.ts";

/** Returns all accounts of an address: the verified one first, then the newest. */
const findClaimants = (db: Reader, email: string, browser: string | null) =>
  db
    .select({ userId: users.id, hash: signIns.password, isKnown: isKnownBrowserSql(users.id, browser) })
    .from(users)
    .innerJoin(signIns, eq(signIns.userId, users.id))
    .where(eq(users.email, email))
    .orderBy(desc(users.emailVerified), desc(users.id));

/**
 * Finds the account with an address and password, within the rate limits. Each attempt computes one hash, so that the
 * timing does not reveal whether the address has an account.
 * @throws HttpError 401 for wrong credentials, 429 beyond the rate limits
 */
export async function checkCredentials(
  db: Db,
  secret: string,
  { email, password }: { email: string; password: string },
  client: ClientInfo,
  now: Date,
): Promise<{ userId: number; passwordHash: string }> {
  if (!(await consume(db, "signInsOfAddress", client.addressKey)))
    throw new HttpError(429, errorMessages.tooManyAttempts);
  const claimants = await findClaimants(db, email, client.browser);
  const known = claimants.filter(({ isKnown }) => isKnown);
  const allowance = await consumeSignInLimits(db, email, client, {
    known: known.length,
    others: claimants.length - known.length,
  });
  if (allowance.justReached)
    await recordSecurityEvent(db, "sign_in_limit_reached", claimants[0]?.userId ?? null, client, now);
  if (!allowance.known && !allowance.others) throw new HttpError(429, errorMessages.tooManyAttempts);

  const salt = claimants[0]?.hash ? saltOf(claimants[0].hash) : deriveSalt(secret, email);
  const hash = await hashPassword(password, salt);
  const found = claimants
    .filter(({ isKnown }) => (isKnown ? allowance.known : allowance.others))
    .find((claimant) => claimant.hash !== null && isSameHash(claimant.hash, hash));
  if (!found) {
    if (allowance.others) await consume(db, "failedSignInsOfAddress", client.addressKey);
    throw new HttpError(401, errorMessages.wrongCredentials);
  }
  await refund(db, allowance.counted);
  return { userId: found.userId, passwordHash: hash };
}

/** Resets the counters of failed sign-ins after the owner has reset the password. */
export async function resetFailedSignIns(db: Reader, email: string): Promise<void> {
  await resetLimit(db, "failedSignInsFromAddress", email);
  await resetLimit(db, "failedSignInsOfAccount", email);
  await resetLimit(db, "failedSignInsOfBrowser", email);
}
