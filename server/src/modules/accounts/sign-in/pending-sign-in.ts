import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { pendingSignIns } from "../../../platform/db/schema/sign-in-safety.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { isCurrentPasswordHash } from "../passwords/check-password.ts";
import { needsSecondFactor } from "../two-factor/queries.ts";
import { fingerprint, newToken } from "../../../platform/secret-token.ts";

/** Seconds between the password and the second factor. */
export const pendingSeconds = 600;
/** Codes per pending sign-in. */
const maxTries = 5;

export interface PendingSignIn {
  id: number;
  userId: number;
  rememberMe: boolean;
}

/**
 * Stores a pending sign-in when the account requires a code in this browser. No session exists until the code is checked.
 * Changing the password ends the pending sign-in.
 * @returns the cookie value of the pending sign-in; null when no code is required
 * @throws HttpError 401 when the password was changed in the meantime
 */
export async function requireSecondFactor(
  db: Db,
  {
    userId,
    passwordHash,
    rememberMe,
  }: Pick<PendingSignIn, "userId" | "rememberMe"> & { passwordHash: string },
  browser: string | null,
  now: Date,
): Promise<string | null> {
  if (!(await needsSecondFactor(db, userId, browser, now))) return null;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + pendingSeconds * 1_000);
  await db.transaction(async (tx) => {
    if (!(await isCurrentPasswordHash(tx, userId, passwordHash)))
      throw new HttpError(401, errorMessages.wrongCredentials);
    await tx.insert(pendingSignIns).values({ tokenHash: fingerprint(token), userId, rememberMe, expiresAt });
  });
  return token;
}

/** Consumes an attempt of a pending sign-in; undefined when there is none, or no attempt is left. */
export async function takePendingAttempt(
  db: Reader,
  token: string | null,
  now: Date,
): Promise<PendingSignIn | undefined> {
  if (token === null) return undefined;
  const [row] = await db
    .update(pendingSignIns)
    .set({ tries: sql`${pendingSignIns.tries} + 1` })
    .where(
      and(
        eq(pendingSignIns.tokenHash, fingerprint(token)),
        lt(pendingSignIns.tries, maxTries),
        gt(pendingSignIns.expiresAt, now),
      ),
    )
    .returning({
      id: pendingSignIns.id,
      userId: pendingSignIns.userId,
      rememberMe: pendingSignIns.rememberMe,
    });
  return row;
}

/** Deletes a pending sign-in; false when a concurrent request was faster. */
export async function deletePendingSignIn(db: Reader, id: number): Promise<boolean> {
  const deleted = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.id, id))
    .returning({ id: pendingSignIns.id });
  return deleted.length > 0;
}

export async function endPendingSignIns(db: Reader, userId: number): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}
