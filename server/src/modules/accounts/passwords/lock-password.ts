import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { signIns } from "../../../platform/db/schema/accounts.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { lockPerson } from "../account-deletion/queries.ts";

export async function findPasswordHash(db: Reader, userId: number): Promise<string | null> {
  const [row] = await db.select({ hash: signIns.password }).from(signIns).where(eq(signIns.userId, userId));
  return row?.hash ?? null;
}

/**
 * Whether a hash that was compared a moment ago is the account's still. Looking takes longer than a reset; from here on
 * the account is locked, and a reset waits until this transaction ends.
 */
export async function isStillPassword(tx: Tx, userId: number, hash: string): Promise<boolean> {
  await lockPerson(tx, userId);
  return (await findPasswordHash(tx, userId)) === hash;
}

/** @throws HttpError 401 naming the field `password` when it has been replaced meanwhile */
export async function lockPassword(tx: Tx, userId: number, hash: string): Promise<void> {
  if (!(await isStillPassword(tx, userId, hash)))
    throw new HttpError(401, `${errorMessages.wrongPassword} (password)`);
}
