import { errorMessages } from "@caseload/contract/error-messages";
import type { Deps } from "../../../platform/deps.ts";
import { refund } from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { lockUser } from "../account-deletion/queries.ts";
import { findPasswordHash } from "../passwords/check-password.ts";
import { useTwoFactorCode, type TwoFactorCode } from "../two-factor/use-code.ts";
import { deletePendingSignIn, type PendingSignIn, takePendingAttempt } from "./pending-sign-in.ts";
import { RefusedSignIn } from "./refused-sign-in.ts";
import { recordSecurityEvent } from "./record-security-event.ts";
import { consumeSecondFactorLimits } from "./second-factor-limits.ts";

/**
 * Completes a pending sign-in with a code, and consumes both in one transaction. An existing pending sign-in implies that
 * the password is still valid, because changing the password ends it.
 * @throws HttpError 401 when nothing is pending or the code is wrong, 429 when no attempt is left
 */
export async function checkSecondFactor(
  { db, secret }: Pick<Deps, "db" | "secret">,
  token: string | null,
  input: TwoFactorCode,
  client: ClientInfo,
  now: Date,
): Promise<Pick<PendingSignIn, "userId" | "rememberMe"> & { passwordHash: string }> {
  const pending = await takePendingAttempt(db, token, now);
  if (!pending) throw new HttpError(401, errorMessages.signInAgain);
  const { id, userId, rememberMe } = pending;
  const isRecoveryCode = "recoveryCode" in input;
  const counted = await consumeSecondFactorLimits(db, { userId, isRecoveryCode }, client, now);
  const passwordHash = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    if (!(await useTwoFactorCode(tx, secret, userId, input, now)))
      throw new RefusedSignIn(401, errorMessages.wrongCode, userId);
    if (!(await deletePendingSignIn(tx, id))) throw new HttpError(401, errorMessages.signInAgain);
    if (isRecoveryCode) await recordSecurityEvent(tx, "recovery_code_used", userId, client, now);
    return findPasswordHash(tx, userId);
  });
  if (passwordHash === null) throw new HttpError(401, errorMessages.signInAgain);
  await refund(db, counted);
  return { userId, rememberMe, passwordHash };
}
