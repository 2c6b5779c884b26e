import { and, count, eq, isNotNull } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { recoveryCodes, twoFactors } from "../../../platform/db/schema/sign-in-safety.ts";
import { isTrustedBrowser } from "../sign-in/known-browsers.ts";

/** Returns the second factor of an account, confirmed or not. */
export async function findTwoFactor(db: Reader, userId: number) {
  const [row] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return row;
}

/** Returns whether signing in from a browser requires a code. */
export async function needsSecondFactor(
  db: Reader,
  userId: number,
  browser: string | null,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)));
  return row !== undefined && !(await isTrustedBrowser(db, userId, browser, now));
}

export async function countRecoveryCodes(db: Reader, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}
