import { eq } from "drizzle-orm";
import type { Deps } from "../../../platform/deps.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { checkPassword, type SignedIn, lockPassword } from "../passwords/check-password.ts";
import { lockUser } from "./queries.ts";
import { signOutEverywhere, leaveMarketplace } from "./leave-marketplace.ts";

/**
 * Deactivates an account until the user signs in again: hides profile and postings, withdraws undecided applications and
 * ends all sessions.
 * @throws HttpError 401 for a wrong password, 409 while a contract is live
 */
export async function deactivateAccount(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  actor: SignedIn,
  password: string,
  now: Date,
): Promise<void> {
  const userId = actor.id;
  const checked = await checkPassword(db, actor, password);
  await db.transaction(async (tx) => {
    const person = await lockUser(tx, userId);
    if (!person || person.deactivatedAt) return;
    await lockPassword(tx, userId, checked);
    await leaveMarketplace(tx, hooks, person, now);
    await tx.update(users).set({ deactivatedAt: now, updatedAt: now }).where(eq(users.id, userId));
    await signOutEverywhere(tx, userId);
  });
}
