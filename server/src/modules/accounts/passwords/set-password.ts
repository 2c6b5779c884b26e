import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { signIns } from "../../../platform/db/schema/accounts.ts";
import { calendarFeeds } from "../../../platform/db/schema/calendar.ts";
import { voidTokens } from "../account-emails/link-token.ts";
import { revokeBrowserTrust } from "../sign-in/known-browsers.ts";
import { endPendingSignIns } from "../sign-in/pending-sign-in.ts";
import { deleteSessions } from "../sessions/end-sessions.ts";

/**
 * Stores a new password. Ends sessions with their push devices, pending sign-ins, trusted browsers, links and the
 * calendar feed, so that nothing given out under the old password remains. The caller must have locked the account.
 */
export async function setPassword(tx: Tx, userId: number, hash: string, now: Date): Promise<void> {
  await tx
    .update(signIns)
    .set({ password: hash, passwordChangedAt: now, updatedAt: now })
    .where(eq(signIns.userId, userId));
  await voidTokens(tx, userId, ["reset", "change"]);
  await endPendingSignIns(tx, userId);
  await revokeBrowserTrust(tx, userId);
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  await deleteSessions(tx, userId);
}
