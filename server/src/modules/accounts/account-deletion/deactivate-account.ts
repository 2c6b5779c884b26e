import { eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { checkPassword, type SignedIn } from "../passwords/check-password.ts";
import { lockPassword } from "../passwords/lock-password.ts";
import { lockPerson } from "./queries.ts";
import { signOutEverywhere, leaveMarketplace } from "./leave-marketplace.ts";

/**
 * Hides a person until they sign in again: profile and postings disappear, undecided applications are withdrawn, every
 * session ends.
 * @throws HttpError 401 for a wrong password, 409 while a contract is live
 */
export async function deactivateAccount(db: Db, actor: SignedIn, password: string, now: Date): Promise<void> {
  const userId = actor.id;
  const checked = await checkPassword(db, actor, password);
  await db.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    if (!person || person.deactivatedAt) return;
    await lockPassword(tx, userId, checked);
    await leaveMarketplace(tx, person, now);
    await tx.update(users).set({ deactivatedAt: now, updatedAt: now }).where(eq(users.id, userId));
    await signOutEverywhere(tx, userId);
  });
}
