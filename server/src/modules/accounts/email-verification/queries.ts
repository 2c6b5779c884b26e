import { and, eq, gt } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { signIns } from "../../../platform/db/schema/accounts.ts";
import { emailTokens } from "../../../platform/db/schema/sign-in-safety.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { countRecoveryCodes, findTwoFactor } from "../two-factor/queries.ts";

async function findPendingEmail(db: Reader, userId: number, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ email: emailTokens.email })
    .from(emailTokens)
    .where(
      and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, "change"), gt(emailTokens.expiresAt, now)),
    );
  return row?.email ?? null;
}

/** Returns the security settings of an account. */
export async function findAccountSecurity(db: Reader, userId: number, now: Date) {
  const [signIn] = await db
    .select({ passwordChangedAt: signIns.passwordChangedAt })
    .from(signIns)
    .where(eq(signIns.userId, userId));
  const twoFactor = Boolean((await findTwoFactor(db, userId))?.confirmedAt);
  return {
    owner: await getAccountEmail(db, userId),
    newEmail: await findPendingEmail(db, userId, now),
    twoFactor,
    recoveryCodesLeft: twoFactor ? await countRecoveryCodes(db, userId) : null,
    passwordChangedAt: signIn?.passwordChangedAt ?? null,
  };
}
export type Security = Awaited<ReturnType<typeof findAccountSecurity>>;
