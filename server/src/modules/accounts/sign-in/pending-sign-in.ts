import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { pendingSignIns } from "../../../platform/db/schema/sign-in-safety.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { isStillPassword } from "../passwords/lock-password.ts";
import { isFactorWanted } from "../two-factor/queries.ts";
import { fingerprint, newToken } from "../../../platform/secret-token.ts";

/** Seconds in which the second factor has to follow the password. */
export const pendingSeconds = 600;
/** Wrong codes that end a pending sign-in. */
const maxTries = 5;

export interface Pending {
  id: number;
  userId: number;
  rememberMe: boolean;
}

/**
 * Keeps that a password was right, where the account asks for a code too and does not trust the browser. No session
 * exists yet. A password that is changed later ends it.
 * @returns the cookie value that goes on from here; null when no code is wanted
 * @throws HttpError 401 when the password was changed meanwhile
 */
export async function demandSecondFactor(
  db: Db,
  { userId, passwordHash, rememberMe }: Pick<Pending, "userId" | "rememberMe"> & { passwordHash: string },
  browser: string | null,
  now: Date,
): Promise<string | null> {
  if (!(await isFactorWanted(db, userId, browser, now))) return null;
  const token = newToken();
  const expiresAt = new Date(now.getTime() + pendingSeconds * 1_000);
  await db.transaction(async (tx) => {
    if (!(await isStillPassword(tx, userId, passwordHash)))
      throw new HttpError(401, errorMessages.wrongCredentials);
    await tx.insert(pendingSignIns).values({ tokenHash: fingerprint(token), userId, rememberMe, expiresAt });
  });
  return token;
}

/** Takes one of the tries of a pending sign-in; undefined when there is none, or none left. */
export async function takeTry(db: Reader, token: string | null, now: Date): Promise<Pending | undefined> {
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

/** Ends a pending sign-in; false when somebody was faster. */
export async function finish(db: Reader, id: number): Promise<boolean> {
  const gone = await db
    .delete(pendingSignIns)
    .where(eq(pendingSignIns.id, id))
    .returning({ id: pendingSignIns.id });
  return gone.length > 0;
}

/** Passwords that were right no longer are. */
export async function endPendingSignIns(db: Reader, userId: number): Promise<void> {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
}
