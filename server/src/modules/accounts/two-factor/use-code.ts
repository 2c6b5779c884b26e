import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { twoFactors } from "../../../platform/db/schema/sign-in-safety.ts";
import { stepOf, decryptSecret } from "./one-time-code.ts";
import { findTwoFactor } from "./queries.ts";
import { useRecoveryCode } from "./recovery-codes.ts";

/** A code of the authenticator app or a recovery code, without spaces. */
export type TwoFactorCode = { code: string } | { recoveryCode: string };

/** Consumes a code; false when it is wrong or used, or two-factor authentication is off. */
export async function useTwoFactorCode(
  tx: Tx,
  secret: string,
  userId: number,
  input: TwoFactorCode,
  now: Date,
): Promise<boolean> {
  const factor = await findTwoFactor(tx, userId);
  if (!factor?.confirmedAt) return false;
  if ("recoveryCode" in input) return useRecoveryCode(tx, secret, userId, input.recoveryCode);
  const step = stepOf(await decryptSecret(secret, factor.secret), input.code, now);
  if (step === undefined) return false;
  const used = await tx
    .update(twoFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(twoFactors.userId, userId),
        isNotNull(twoFactors.confirmedAt),
        or(isNull(twoFactors.lastStep), lt(twoFactors.lastStep, step)),
      ),
    )
    .returning({ userId: twoFactors.userId });
  return used.length > 0;
}
