import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { consume, refund } from "../../../platform/http/rate-limits.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { findPasswordHash } from "./lock-password.ts";
import { isPassword } from "./password-hash.ts";

export type SignedIn = Pick<Actor, "id" | "sessionToken">;

/**
 * Asks the current password of somebody signed in, before something that must be theirs to do.
 * @returns the hash that it fits, for holdPassword
 * @throws HttpError 401 naming the field `password`; 429 after ten wrong ones in ten minutes from one session
 */
export async function checkPassword(db: Db, actor: SignedIn, password: string): Promise<string> {
  if (!(await consume(db, "wrongPasswordsOfSession", actor.sessionToken)))
    throw new HttpError(429, errorMessages.tooManyAttempts);
  const hash = await findPasswordHash(db, actor.id);
  if (hash === null || !(await isPassword(hash, password)))
    throw new HttpError(401, `${errorMessages.wrongPassword} (password)`);
  await refund(db, [["wrongPasswordsOfSession", actor.sessionToken]]);
  return hash;
}
