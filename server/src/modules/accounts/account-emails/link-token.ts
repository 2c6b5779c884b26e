import { and, eq, gt, inArray } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { emailTokens, type TokenPurpose } from "../../../platform/db/schema/sign-in-safety.ts";
import { fingerprint, deriveLinkToken, newToken } from "../../../platform/secret-token.ts";

/** Milliseconds until a link expires. */
const lifetime: Record<TokenPurpose, number> = {
  prove: 24 * 3_600_000,
  change: 24 * 3_600_000,
  // Twice the hour in which a mailbox gets one reset email: the link of that email outlasts the hour by another.
  reset: 2 * 3_600_000,
};

type Token = typeof emailTokens.$inferSelect;
type NewToken = Pick<typeof emailTokens.$inferInsert, "emailId" | "purpose" | "userId" | "email">;

export const deriveToken = (secret: string, { purpose, nonce }: Pick<Token, "purpose" | "nonce">): string =>
  deriveLinkToken(secret, purpose, nonce);

/** Creates a link's token, and voids older tokens of the account and purpose. */
export async function issueToken(tx: Tx, secret: string, input: NewToken, now: Date): Promise<Token> {
  await voidTokens(tx, input.userId, [input.purpose]);
  const nonce = newToken();
  const tokenHash = fingerprint(deriveToken(secret, { purpose: input.purpose, nonce }));
  const expiresAt = new Date(now.getTime() + lifetime[input.purpose]);
  const [token] = await tx
    .insert(emailTokens)
    .values({ ...input, nonce, tokenHash, expiresAt })
    .returning();
  if (!token) throw new Error("The token was not stored.");
  return token;
}

const allPurposes: readonly TokenPurpose[] = ["prove", "change", "reset"];

/** Voids the links sent for an account. */
export async function voidTokens(
  tx: Reader,
  userId: number,
  purposes: readonly TokenPurpose[] = allPurposes,
): Promise<void> {
  await tx
    .delete(emailTokens)
    .where(and(eq(emailTokens.userId, userId), inArray(emailTokens.purpose, [...purposes])));
}

const isValid = (token: string, purposes: readonly TokenPurpose[], now: Date) =>
  and(
    eq(emailTokens.tokenHash, fingerprint(token)),
    inArray(emailTokens.purpose, [...purposes]),
    gt(emailTokens.expiresAt, now),
  );

export async function findToken(db: Reader, token: string, purposes: readonly TokenPurpose[], now: Date) {
  const [row] = await db
    .select()
    .from(emailTokens)
    .where(isValid(token, purposes, now));
  return row;
}

/** Deletes and returns a token; of several concurrent calls exactly one gets the row. */
export async function consumeToken(tx: Tx, token: string, purposes: readonly TokenPurpose[], now: Date) {
  const [row] = await tx
    .delete(emailTokens)
    .where(isValid(token, purposes, now))
    .returning();
  return row;
}
