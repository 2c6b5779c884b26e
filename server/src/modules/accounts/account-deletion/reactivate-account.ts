import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import type { Hooks } from "../../../platform/hooks.ts";

/** Reactivates a deactivated account at sign-in. The profile and the closed postings become visible again. */
export async function reactivateAccount(
  tx: Tx,
  hooks: Pick<Hooks, "releaseTakenFirmName" | "showPostings">,
  userId: number,
  now: Date,
): Promise<void> {
  const [reactivated] = await tx
    .update(users)
    .set({ deactivatedAt: null, updatedAt: now })
    .where(and(eq(users.id, userId), isNotNull(users.deactivatedAt), isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (!reactivated) return;
  await hooks.releaseTakenFirmName(tx, userId, now);
  await hooks.showPostings(tx, userId);
  await announce(tx, { to: "everyone", topics: ["profile", "jobs"] });
}
