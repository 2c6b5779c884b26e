import { refusals } from "@caseload/contract/refusals";
import type { Deps } from "../../../platform/deps.ts";
import type { Db } from "../../../platform/db/database.ts";
import { ceilings, tally, uncount, type Ceiling, type Subject } from "../../../platform/http/rate-limits.ts";
import type { Visitor } from "../../../platform/http/client.ts";
import { Refusal } from "../../../platform/http/http-error.ts";
import { lockPerson } from "../account-deletion/queries.ts";
import { findPasswordHash } from "../passwords/lock-password.ts";
import { useCode, type GivenCode } from "../two-factor/use-code.ts";
import { isKnown } from "./known-browsers.ts";
import { finish, type Pending, takeTry } from "./pending-sign-in.ts";
import { recordEvent } from "./record-security-event.ts";
import { fingerprint } from "../../../platform/secret-token.ts";

/** Counts a try beforehand; a browser that the account knows has a count of its own. */
async function countTry(db: Db, userId: number, visitor: Visitor, now: Date): Promise<[Ceiling, Subject]> {
  const known = await isKnown(db, userId, visitor.browser);
  const counted: [Ceiling, Subject] =
    known && visitor.browser !== null
      ? ["wrongCodesOfBrowser", [String(userId), fingerprint(visitor.browser)]]
      : ["wrongCodesOfAccount", String(userId)];
  const sum = await tally(db, ...counted);
  const { most } = ceilings[counted[0]];
  if (sum === most + 1) await recordEvent(db, "second_factor_limit_reached", userId, visitor, now);
  if (sum > most) throw new Refusal(429, refusals.tooManyAttempts);
  return counted;
}

/**
 * Finishes a pending sign-in by a code. The code, the pending sign-in and nothing else are used up together. A pending
 * sign-in that is still there vouches for the password, because a changed one ends it.
 * @throws Refusal 401 when nothing is pending or the code is wrong, 429 when the tries are used up
 */
export async function checkSecondFactor(
  { db, secret }: Pick<Deps, "db" | "secret">,
  token: string | null,
  given: GivenCode,
  visitor: Visitor,
  now: Date,
): Promise<Pick<Pending, "userId" | "rememberMe"> & { passwordHash: string }> {
  const pending = await takeTry(db, token, now);
  if (!pending) throw new Refusal(401, refusals.signInAgain);
  const { id, userId, rememberMe } = pending;
  const counted = await countTry(db, userId, visitor, now);
  const passwordHash = await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if (!(await useCode(tx, secret, userId, given, now))) throw new Refusal(401, refusals.wrongCode);
    if (!(await finish(tx, id))) throw new Refusal(401, refusals.signInAgain);
    if ("recoveryCode" in given) await recordEvent(tx, "recovery_code_used", userId, visitor, now);
    return findPasswordHash(tx, userId);
  });
  if (passwordHash === null) throw new Refusal(401, refusals.signInAgain);
  await uncount(db, [counted]);
  return { userId, rememberMe, passwordHash };
}
