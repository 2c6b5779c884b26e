import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { twoFactors } from "../../../platform/db/schema/sign-in-safety.ts";
import { recordSecondFactor } from "../../../platform/db/session-factor.ts";
import { refund, requireWithinLimits } from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { notifyOwner } from "../account-emails/send-account-email.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { lockUser } from "../account-deletion/queries.ts";
import { deleteOtherSessions } from "../sessions/end-sessions.ts";
import { stepOf, decryptSecret } from "./one-time-code.ts";
import { findTwoFactor } from "./queries.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";

/**
 * Turns two-factor authentication on, and ends all other sessions.
 * @returns the recovery codes, to be shown once
 * @throws HttpError 401 for a wrong code, 409 without an unconfirmed secret
 */
export async function confirmTwoFactor(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: Actor,
  code: string,
  client: ClientInfo,
  now: Date,
): Promise<string[]> {
  const factor = await findTwoFactor(db, actor.id);
  if (!factor) throw conflict(errorMessages.twoFactorOff);
  if (factor.confirmedAt) throw conflict(errorMessages.twoFactorOn);
  await requireWithinLimits(db, errorMessages.tooManyAttempts, [
    ["wrongPasswordsOfSession", actor.sessionTokenHash],
  ]);
  const step = stepOf(await decryptSecret(secret, factor.secret), code, now);
  if (step === undefined) throw new HttpError(401, `${errorMessages.wrongCode} (code)`);
  const codes = await db.transaction(async (tx) => {
    await lockUser(tx, actor.id);
    const confirmed = await tx
      .update(twoFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(
        and(
          eq(twoFactors.userId, actor.id),
          eq(twoFactors.secret, factor.secret),
          isNull(twoFactors.confirmedAt),
        ),
      )
      .returning({ userId: twoFactors.userId });
    if (confirmed.length === 0) throw conflict(errorMessages.moveNotPossible);
    await deleteOtherSessions(tx, actor);
    await recordSecondFactor(tx, actor);
    await recordSecurityEvent(tx, "two_factor_on", actor.id, client, now);
    await notifyOwner(tx, "two_factor_on", await getAccountEmail(tx, actor.id), now);
    return replaceRecoveryCodes(tx, secret, actor.id);
  });
  await refund(db, [["wrongPasswordsOfSession", actor.sessionTokenHash]]);
  return codes;
}
