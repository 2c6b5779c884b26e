import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { signIns } from "../../../platform/db/schema/accounts.ts";
import { voidTokens } from "../account-emails/link-token.ts";
import { trustNoBrowser } from "../sign-in/known-browsers.ts";
import { endPendingSignIns } from "../sign-in/pending-sign-in.ts";
import { endAllSessions } from "../sessions/end-sessions.ts";

/** Stores a new password; the caller has locked the account. What the old one had opened closes: sessions, half sign-ins, trusted browsers, links. */
export async function setPassword(tx: Tx, userId: number, hash: string, now: Date): Promise<void> {
  await tx
    .update(signIns)
    .set({ password: hash, passwordChangedAt: now, updatedAt: now })
    .where(eq(signIns.userId, userId));
  await voidTokens(tx, userId, ["reset", "change"]);
  await endPendingSignIns(tx, userId);
  await trustNoBrowser(tx, userId);
  await endAllSessions(tx, userId);
}
