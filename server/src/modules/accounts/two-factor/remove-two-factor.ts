import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { recoveryCodes, twoFactors } from "../../../platform/db/schema/sign-in-safety.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notifyOwner } from "../account-emails/send-account-email.ts";
import { revokeBrowserTrust } from "../sign-in/known-browsers.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { checkPassword, lockPassword } from "../passwords/check-password.ts";

/** Deletes the second factor and its recovery codes; false when two-factor authentication was off. */
export async function deleteTwoFactor(tx: Tx, userId: number): Promise<boolean> {
  const deleted = await tx
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
    .returning({ userId: twoFactors.userId });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await revokeBrowserTrust(tx, userId);
  return deleted.length > 0;
}

/** @throws HttpError 401 for a wrong password, 409 when two-factor authentication is off */
export async function removeTwoFactor(
  db: Db,
  actor: Actor,
  password: string,
  client: ClientInfo,
  now: Date,
): Promise<void> {
  const checked = await checkPassword(db, actor, password);
  const userId = actor.id;
  await db.transaction(async (tx) => {
    await lockPassword(tx, userId, checked);
    if (!(await deleteTwoFactor(tx, userId))) throw conflict(errorMessages.twoFactorOff);
    await recordSecurityEvent(tx, "two_factor_off", userId, client, now);
    await notifyOwner(tx, "two_factor_off", await getAccountEmail(tx, userId), now);
    await announce(tx, { to: [userId], topics: signInSafetyEndpoints.removeTwoFactor.changes });
  });
}
