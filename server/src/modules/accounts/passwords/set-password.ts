import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { signIns } from "../../../platform/db/schema/accounts.ts";
import { voidTokens } from "../account-emails/link-token.ts";
import { revokeBrowserTrust } from "../sign-in/known-browsers.ts";
import { endPendingSignIns } from "../sign-in/pending-sign-in.ts";
import { deleteSessions } from "../sessions/end-sessions.ts";

/**
 * Stores a new password. Ends sessions, pending sign-ins, trusted browsers and links. The caller must have locked the
 * account.
 */
export async function setPassword(tx: Tx, userId: number, hash: string, now: Date): Promise<void> {
  await tx
    .update(signIns)
    .set({ password: hash, passwordChangedAt: now, updatedAt: now })
    .where(eq(signIns.userId, userId));
  await voidTokens(tx, userId, ["reset", "change"]);
  await endPendingSignIns(tx, userId);
  await revokeBrowserTrust(tx, userId);
  await deleteSessions(tx, userId);
}
