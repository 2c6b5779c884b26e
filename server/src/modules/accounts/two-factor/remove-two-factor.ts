import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import { refusals } from "@caseload/contract/refusals";
import { and, eq, isNotNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { recoveryCodes, twoFactors } from "../../../platform/db/schema/sign-in-safety.ts";
import type { Visitor } from "../../../platform/http/client.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { tellOwner } from "../account-emails/send-account-email.ts";
import { trustNoBrowser } from "../sign-in/known-browsers.ts";
import { getOwner } from "../sign-in/queries.ts";
import { recordEvent } from "../sign-in/record-security-event.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { holdPassword } from "../passwords/lock-password.ts";

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

/** @throws Refusal 401 for a wrong password, 409 when it is off */
export async function removeTwoFactor(
  db: Db,
  actor: Actor,
  password: string,
  visitor: Visitor,
  now: Date,
): Promise<void> {
  const checked = await checkPassword(db, actor, password);
  const userId = actor.id;
  await db.transaction(async (tx) => {
    await holdPassword(tx, userId, checked);
    if (!(await dropTwoFactor(tx, userId))) throw conflict(refusals.twoFactorOff);
    await recordEvent(tx, "two_factor_off", userId, visitor, now);
    await tellOwner(tx, "two_factor_off", await getOwner(tx, userId), now);
    await announce(tx, { to: [userId], topics: signInSafetyEndpoints.removeTwoFactor.changes });
  });
}
