import { and, eq, gt, inArray } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { emailTokens, type TokenPurpose } from "../../../platform/db/schema/sign-in-safety.ts";
import { fingerprint, linkTokenOf, newToken } from "../../../platform/secret-token.ts";

/** Milliseconds for which a link works. */
const lifetime: Record<TokenPurpose, number> = {
  prove: 24 * 3_600_000,
  change: 24 * 3_600_000,
  reset: 3_600_000,
};

type Token = typeof emailTokens.$inferSelect;
export type NewToken = Pick<
  typeof emailTokens.$inferInsert,
  "emailId" | "purpose" | "userId" | "email" | "passwordHash"
>;

export const tokenFrom = (secret: string, { purpose, nonce }: Pick<Token, "purpose" | "nonce">): string =>
  linkTokenOf(secret, purpose, nonce);

/** Makes a link's token; older ones of the same account and purpose work no longer. */
export async function issueToken(tx: Tx, secret: string, given: NewToken, now: Date): Promise<Token> {
  await voidTokens(tx, given.userId, [given.purpose]);
  const nonce = newToken();
  const tokenHash = fingerprint(tokenFrom(secret, { purpose: given.purpose, nonce }));
  const expiresAt = new Date(now.getTime() + lifetime[given.purpose]);
  const [token] = await tx
    .insert(emailTokens)
    .values({ ...given, nonce, tokenHash, expiresAt })
    .returning();
  if (!token) throw new Error("The token was not stored.");
  return token;
}

const allPurposes: readonly TokenPurpose[] = ["prove", "change", "reset"];

/** The links that went out for an account open nothing any more. */
export async function voidTokens(
  tx: Reader,
  userId: number,
  purposes: readonly TokenPurpose[] = allPurposes,
): Promise<void> {
  await tx
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, userId), inArray(emailTokens.purpose, [...purposes])));
}

const isGood = (token: string, purposes: readonly TokenPurpose[], now: Date) =>
  and(
    eq(emailTokens.tokenHash, fingerprint(token)),
    inArray(emailTokens.purpose, [...purposes]),
    gt(emailTokens.expiresAt, now),
  );

export async function findToken(db: Reader, token: string, purposes: readonly TokenPurpose[], now: Date) {
  const [row] = await db
    .select()
    .from(emailTokens)
    .where(isGood(token, purposes, now));
  return row;
}

/** Uses a link up; of several at once one gets the row. */
export async function useToken(tx: Tx, token: string, purposes: readonly TokenPurpose[], now: Date) {
  const [row] = await tx
    .delete(emailTokens)
    .where(isGood(token, purposes, now))
    .returning();
  return row;
}
