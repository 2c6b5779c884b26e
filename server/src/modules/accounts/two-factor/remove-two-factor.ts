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
import { trustNoBrowser } from "../sign-in/known-browsers.ts";
import { getOwner } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { lockPassword } from "../passwords/lock-password.ts";

/** Takes the second factor and its codes away; false when there was none. */
export async function dropTwoFactor(tx: Tx, userId: number): Promise<boolean> {
  const gone = await tx
    .delete(twoFactors)
    .where(and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt)))
    .returning({ userId: twoFactors.userId });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await trustNoBrowser(tx, userId);
  return gone.length > 0;
}

/** @throws HttpError 401 for a wrong password, 409 when it is off */
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
    if (!(await dropTwoFactor(tx, userId))) throw conflict(errorMessages.twoFactorOff);
    await recordSecurityEvent(tx, "two_factor_off", userId, client, now);
    await notifyOwner(tx, "two_factor_off", await getOwner(tx, userId), now);
    await announce(tx, { to: [userId], topics: signInSafetyEndpoints.removeTwoFactor.changes });
  });
}
