import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "./database.ts";
import { users } from "./schema/accounts.ts";
import { HttpError } from "../http/http-error.ts";

type Strength = "share" | "no key update";

/** holdPerson for work that goes on without them: answers whether they are still here. */
export async function isHeld(tx: Tx, userId: number, strength: Strength = "share"): Promise<boolean> {
  const [here] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
    .for(strength);
  return here !== undefined;
}

/**
 * Keeps a person here until the transaction ends: whoever deletes or deactivates the account meanwhile waits, and then
 * finds what was written. Asked first in the transaction, so that locks are taken in one order.
 * @param strength "no key update" also makes their own requests wait for one another
 * @throws HttpError 401 when they have left already
 */
export async function lockActiveUser(tx: Tx, userId: number, strength: Strength = "share"): Promise<void> {
  if (!(await isHeld(tx, userId, strength))) throw new HttpError(401, errorMessages.signInFirst);
}
