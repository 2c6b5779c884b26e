import { errorMessages } from "@caseload/contract/error-messages";
import { desc, eq } from "drizzle-orm";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { signIns, users } from "../../../platform/db/schema/accounts.ts";
import { consume, resetLimit, refund } from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { hashPassword, isSameHash, ownSalt, saltOf } from "../passwords/password-hash.ts";
import { isKnownTo } from "./known-browsers.ts";
import { recordSecurityEvent } from "./record-security-event.ts";
import { askLeave } from "./sign-in-limits.ts";

/** Every account that claims an address: the one that proved it first, then the newest. */
const findClaimants = (db: Reader, email: string, browser: string | null) =>
  db
    .select({ userId: users.id, hash: signIns.password, isKnown: isKnownTo(users.id, browser) })
    .from(users)
    .innerJoin(signIns, eq(signIns.userId, users.id))
    .where(eq(users.email, email))
    .orderBy(desc(users.emailVerified), desc(users.id));

/**
 * Finds the account of a pair of address and password, within the limits. One password is hashed for each attempt,
 * whoever has an account, so that the time tells nothing.
 * @throws HttpError 401 for a wrong pair, 429 when the guesses are used up
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
  const leave = await askLeave(db, email, client, {
    known: known.length,
    others: claimants.length - known.length,
  });
  if (leave.justReached)
    await recordSecurityEvent(db, "sign_in_limit_reached", claimants[0]?.userId ?? null, client, now);
  if (!leave.known && !leave.others) throw new HttpError(429, errorMessages.tooManyAttempts);

  const salt = claimants[0]?.hash ? saltOf(claimants[0].hash) : ownSalt(secret, email);
  const hash = await hashPassword(password, salt);
  const found = claimants
    .filter(({ isKnown }) => (isKnown ? leave.known : leave.others))
    .find((claimant) => claimant.hash !== null && isSameHash(claimant.hash, hash));
  if (!found) {
    if (leave.others) await consume(db, "failedSignInsOfAddress", client.addressKey);
    throw new HttpError(401, errorMessages.wrongCredentials);
  }
  await refund(db, leave.counted);
  return { userId: found.userId, passwordHash: hash };
}

/** Somebody proved to be the owner: what strangers guessed no longer counts. */
export async function forgetFailures(db: Reader, email: string): Promise<void> {
  await resetLimit(db, "failedSignInsFromAddress", email);
  await resetLimit(db, "failedSignInsOfAccount", email);
  await resetLimit(db, "failedSignInsOfBrowser", email);
}
