import { refusals } from "@caseload/contract/refusals";
import { eq } from "drizzle-orm";
import { violates } from "../../db/conflicts.ts";
import type { Tx } from "../../db/handle.ts";
import { users } from "../../db/schema/accounts.ts";
import { announce } from "../../realtime/announce.ts";
import { conflict } from "../../refusal.ts";
import { voidTokens } from "../account-letters/link-token.ts";

/**
 * An address becomes the account's own: the one it claims, or another one given.
 * @throws Refusal 409 when another account has proved it
 */
export async function proveAddress(
  tx: Tx,
  userId: number,
  { email }: { email?: string },
  now: Date,
): Promise<void> {
  try {
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: now, ...(email !== undefined && { email }) })
      .where(eq(users.id, userId));
  } catch (error) {
    if (violates(error, "users_proven_email")) throw conflict(refusals.addressProven);
    throw error;
  }
  await voidTokens(tx, userId, email === undefined ? ["prove"] : ["prove", "change", "reset"]);
  await announce(tx, { to: [userId], topics: ["session", "profile"] });
}
