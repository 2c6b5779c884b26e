import { errorMessages } from "@caseload/contract/error-messages";
import { hashPassword, verifyPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { signIns, users } from "../../../platform/db/schema/accounts.ts";
import { consume, resetLimit, refund, tooManyRequests } from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { isKnownBrowserSql } from "./known-browsers.ts";
import { RefusedSignIn } from "./refused-sign-in.ts";
import { recordSecurityEvent } from "./record-security-event.ts";
import { consumeSignInLimits } from "./sign-in-limits.ts";

/** Returns the account of an email address, and whether the browser has signed in to it before. */
async function findSignIn(db: Reader, email: string, browser: string | null) {
  const [row] = await db
    .select({
      userId: users.id,
      hash: signIns.password,
      lockedAt: users.lockedAt,
      isKnown: isKnownBrowserSql(users.id, browser),
    })
    .from(users)
    .innerJoin(signIns, eq(signIns.userId, users.id))
    .where(eq(users.email, email));
  return row;
}

/** Computes one hash also without an account, so that the timing does not reveal whether there is one. */
async function isPasswordOf(hash: string | null, password: string): Promise<boolean> {
  if (hash !== null) return verifyPassword({ hash, password });
  await hashPassword(password);
  return false;
}

/**
 * Finds the account with an email address and password, within the rate limits.
 * @throws HttpError 401 for wrong credentials, 403 when staff have locked the account, 429 beyond the rate limits
 */
export async function checkCredentials(
  db: Db,
  { email, password }: { email: string; password: string },
  client: ClientInfo,
  now: Date,
): Promise<{ userId: number; passwordHash: string }> {
  const account = await findSignIn(db, email, client.browser);
  const isKnown = account?.isKnown ?? false;
  const allowance = await consumeSignInLimits(db, email, client, isKnown);
  if (allowance.justReached)
    await recordSecurityEvent(db, "sign_in_limit_reached", account?.userId ?? null, client, now);
  if (!allowance.isAllowed)
    throw await tooManyRequests(db, errorMessages.tooManyAttempts, allowance.refusedBy);

  const hash = account?.hash ?? null;
  const isCorrect = await isPasswordOf(hash, password);
  if (!account || hash === null || !isCorrect) {
    if (!isKnown) await consume(db, "failedSignInsOfAddress", client.addressKey);
    throw new RefusedSignIn(401, errorMessages.wrongCredentials, account?.userId ?? null);
  }
  await refund(db, allowance.counted);
  if (account.lockedAt !== null) throw new RefusedSignIn(403, errorMessages.accountLocked, account.userId);
  return { userId: account.userId, passwordHash: hash };
}

/** Resets the counters of failed sign-ins after the owner has reset the password. */
export async function resetFailedSignIns(db: Reader, email: string): Promise<void> {
  await resetLimit(db, "failedSignInsFromAddress", email);
  await resetLimit(db, "failedSignInsOfAccount", email);
  await resetLimit(db, "failedSignInsOfBrowser", email);
  await resetLimit(db, "failedSignInsOfFreshBrowser", email);
  await resetLimit(db, "freshBrowsersAtAccount", email);
  await resetLimit(db, "failedSignInsWithoutCookie", email);
}
