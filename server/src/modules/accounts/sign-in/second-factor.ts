import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import type { Db } from "../../../platform/db/database.ts";
import {
  rateLimits,
  consumeAndCount,
  refund,
  type RateLimit,
  type Subject,
} from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { lockPerson } from "../account-deletion/queries.ts";
import { findPasswordHash } from "../passwords/lock-password.ts";
import { useCode, type GivenCode } from "../two-factor/use-code.ts";
import { isKnown } from "./known-browsers.ts";
import { finish, type Pending, takeTry } from "./pending-sign-in.ts";
import { recordSecurityEvent } from "./record-security-event.ts";
import { fingerprint } from "../../../platform/secret-token.ts";

/** Counts a try beforehand; a browser that the account knows has a count of its own. */
async function countTry(
  db: Db,
  userId: number,
  client: ClientInfo,
  now: Date,
): Promise<[RateLimit, Subject]> {
  const known = await isKnown(db, userId, client.browser);
  const counted: [RateLimit, Subject] =
    known && client.browser !== null
      ? ["wrongCodesOfBrowser", [String(userId), fingerprint(client.browser)]]
      : ["wrongCodesOfAccount", String(userId)];
  const sum = await consumeAndCount(db, ...counted);
  const { max } = rateLimits[counted[0]];
  if (sum === max + 1) await recordSecurityEvent(db, "second_factor_limit_reached", userId, client, now);
  if (sum > max) throw new HttpError(429, errorMessages.tooManyAttempts);
  return counted;
}

/**
 * Finishes a pending sign-in by a code. The code, the pending sign-in and nothing else are used up together. A pending
 * sign-in that is still there vouches for the password, because a changed one ends it.
 * @throws HttpError 401 when nothing is pending or the code is wrong, 429 when the tries are used up
 */
export async function checkSecondFactor(
  { db, secret }: Pick<Deps, "db" | "secret">,
  token: string | null,
  given: GivenCode,
  client: ClientInfo,
  now: Date,
): Promise<Pick<Pending, "userId" | "rememberMe"> & { passwordHash: string }> {
  const pending = await takeTry(db, token, now);
  if (!pending) throw new HttpError(401, errorMessages.signInAgain);
  const { id, userId, rememberMe } = pending;
  const counted = await countTry(db, userId, client, now);
  const passwordHash = await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (!(await useCode(tx, secret, userId, given, now))) throw new HttpError(401, errorMessages.wrongCode);
    if (!(await finish(tx, id))) throw new HttpError(401, errorMessages.signInAgain);
    if ("recoveryCode" in given) await recordSecurityEvent(tx, "recovery_code_used", userId, client, now);
    return findPasswordHash(tx, userId);
  });
  if (passwordHash === null) throw new HttpError(401, errorMessages.signInAgain);
  await refund(db, [counted]);
  return { userId, rememberMe, passwordHash };
}
