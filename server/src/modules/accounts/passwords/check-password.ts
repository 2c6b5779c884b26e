import { refusals } from "@caseload/contract/refusals";
import type { Actor } from "../../../platform/actor.ts";
import type { Db } from "../../../platform/db/database.ts";
import { count, uncount } from "../../../platform/http/rate-limits.ts";
import { Refusal } from "../../../platform/http/http-error.ts";
import { findPasswordHash } from "./lock-password.ts";
import { isPassword } from "./password-hash.ts";

export type SignedIn = Pick<Actor, "id" | "sessionToken">;

/**
 * Asks the current password of somebody signed in, before something that must be theirs to do.
 * @returns the hash that it fits, for holdPassword
 * @throws Refusal 401 naming the field `password`; 429 after ten wrong ones in ten minutes from one session
 */
export async function checkPassword(db: Db, actor: SignedIn, password: string): Promise<string> {
  if (!(await count(db, "wrongPasswordsOfSession", actor.sessionToken)))
    throw new Refusal(429, refusals.tooManyAttempts);
  const hash = await findPasswordHash(db, actor.id);
  if (hash === null || !(await isPassword(hash, password)))
    throw new Refusal(401, `${refusals.wrongPassword} (password)`);
  await uncount(db, [["wrongPasswordsOfSession", actor.sessionToken]]);
  return hash;
}
