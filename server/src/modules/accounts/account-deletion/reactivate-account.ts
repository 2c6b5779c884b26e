import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { showPostings } from "../../jobs/postings/hide-postings.ts";

/** Signing in brings a deactivated account back: the profile is visible again, postings too but closed. */
export async function reactivateAccount(tx: Tx, userId: number, now: Date): Promise<void> {
  const [back] = await tx
    .update(users)
    .set({ deactivatedAt: null, updatedAt: now })
    .where(and(eq(users.id, userId), isNotNull(users.deactivatedAt), isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (!back) return;
  await showPostings(tx, userId);
  await announce(tx, { to: "everyone", topics: ["profile", "jobs"] });
}
