import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { users } from "./schema/accounts.ts";
import { HttpError } from "../http/http-error.ts";

type Strength = "share" | "no key update";

/** Locks the row of a user until the transaction ends. Returns false when the account is deactivated or deleted. */
export async function tryLockActiveUser(
  tx: Tx,
  userId: number,
  strength: Strength = "share",
): Promise<boolean> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
    .for(strength);
  return row !== undefined;
}

/**
 * Locks the row of a user until the transaction ends, so that deleting or deactivating the account waits for it. Call it
 * first in a transaction, so that all transactions take locks in the same order.
 * @param strength "no key update" also serializes the user's own requests
 * @throws HttpError 401 when the account is deactivated or deleted
 */
export async function lockActiveUser(tx: Tx, userId: number, strength: Strength = "share"): Promise<void> {
  if (!(await tryLockActiveUser(tx, userId, strength))) throw new HttpError(401, errorMessages.signInFirst);
}
