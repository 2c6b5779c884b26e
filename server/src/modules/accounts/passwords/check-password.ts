import { errorMessages } from "@caseload/contract/error-messages";
import { verifyPassword } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Reader, Tx } from "../../../platform/db/database.ts";
import { refund, requireWithinLimits } from "../../../platform/http/rate-limits.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { signIns } from "../../../platform/db/schema/accounts.ts";
import { lockUser } from "../account-deletion/queries.ts";

export type SignedIn = Pick<Actor, "id" | "sessionTokenHash">;

/**
 * Checks the current password of a signed-in user before a sensitive change.
 * @returns the password's hash, for lockPassword
 * @throws HttpError 401 naming the field `password`; 429 after ten wrong ones in ten minutes from one session
 */
export async function checkPassword(db: Db, actor: SignedIn, password: string): Promise<string> {
  await requireWithinLimits(db, errorMessages.tooManyAttempts, [
    ["wrongPasswordsOfSession", actor.sessionTokenHash],
  ]);
  const hash = await findPasswordHash(db, actor.id);
  if (hash === null || !(await verifyPassword({ hash, password })))
    throw new HttpError(401, `${errorMessages.wrongPassword} (password)`);
  await refund(db, [["wrongPasswordsOfSession", actor.sessionTokenHash]]);
  return hash;
}

export async function findPasswordHash(db: Reader, userId: number): Promise<string | null> {
  const [row] = await db.select({ hash: signIns.password }).from(signIns).where(eq(signIns.userId, userId));
  return row?.hash ?? null;
}

/**
 * Locks the account's row and returns whether its password hash is still the one that was checked, and staff have not
 * locked the account. Checking takes longer than a reset, which may have happened in the meantime.
 */
export async function isCurrentPasswordHash(tx: Tx, userId: number, hash: string): Promise<boolean> {
  const user = await lockUser(tx, userId);
  return user?.lockedAt === null && (await findPasswordHash(tx, userId)) === hash;
}

/** @throws HttpError 401 naming the field `password` when the password was changed in the meantime */
export async function lockPassword(tx: Tx, userId: number, hash: string): Promise<void> {
  if (!(await isCurrentPasswordHash(tx, userId, hash)))
    throw new HttpError(401, `${errorMessages.wrongPassword} (password)`);
}
