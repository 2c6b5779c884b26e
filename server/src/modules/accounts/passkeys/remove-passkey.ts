import { passkeyEndpoints } from "@caseload/contract/accounts/passkeys";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { passkeyChallenges, passkeys } from "../../../platform/db/schema/passkeys.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { notFound } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notifyOwner } from "../account-emails/send-account-email.ts";
import { checkPassword, lockPassword } from "../passwords/check-password.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";

/** Deletes all passkeys of an account, and those that are about to be added. */
export async function deletePasskeys(tx: Tx, userId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}

/**
 * Sessions that the passkey opened go on; the owner ends them under Sessions.
 * @throws HttpError 404 when the passkey is another account's, or has been removed; 401 for a wrong password
 */
export async function removePasskey(
  db: Db,
  actor: Actor,
  { id, password }: { id: number; password: string },
  client: ClientInfo,
  now: Date,
): Promise<void> {
  const own = and(eq(passkeys.id, id), eq(passkeys.userId, actor.id));
  const [found] = await db.select({ id: passkeys.id }).from(passkeys).where(own);
  if (!found) throw notFound(errorMessages.passkeyNotFound);
  const checked = await checkPassword(db, actor, password);
  await db.transaction(async (tx) => {
    await lockPassword(tx, actor.id, checked);
    const removed = await tx.delete(passkeys).where(own).returning({ id: passkeys.id });
    if (removed.length === 0) throw notFound(errorMessages.passkeyNotFound);
    await recordSecurityEvent(tx, "passkey_removed", actor.id, client, now);
    await notifyOwner(tx, "passkey_removed", await getAccountEmail(tx, actor.id), now);
    await announce(tx, { to: [actor.id], topics: passkeyEndpoints.removePasskey.changes });
  });
}
