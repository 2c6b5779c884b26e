import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { twoFactors } from "../../../platform/db/schema/sign-in-safety.ts";
import { stepOf } from "./one-time-code.ts";
import { findTwoFactor } from "./queries.ts";
import { useRecoveryCode } from "./recovery-codes.ts";
import { unseal } from "./stored-secret.ts";

/** A code of the app or a recovery code, without spaces. */
export type GivenCode = { code: string } | { recoveryCode: string };

/** Uses a code up; false when it is wrong, was used before, or the account asks for none. */
export async function useCode(
  tx: Tx,
  secret: string,
  userId: number,
  given: GivenCode,
  now: Date,
): Promise<boolean> {
  const factor = await findTwoFactor(tx, userId);
  if (!factor?.confirmedAt) return false;
  if ("recoveryCode" in given) return useRecoveryCode(tx, secret, userId, given.recoveryCode);
  const step = stepOf(await unseal(secret, factor.secret), given.code, now);
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
