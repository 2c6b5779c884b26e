import { createHmac, randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { recoveryCodes } from "../../../platform/db/schema/sign-in-safety.ts";

const codeCount = 10;
/** Omits characters that are easily confused; ten characters have 50 bits. */
const alphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const newCode = (): string => Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Keyed, because ten characters could be found by brute force. */
const hashCode = (secret: string, userId: number, code: string): string =>
  createHmac("sha256", secret).update(`recovery code of ${userId} ${code}`).digest("base64url");

/** Replaces an account's recovery codes, and returns the new ones formatted for display. */
export async function replaceRecoveryCodes(tx: Tx, secret: string, userId: number): Promise<string[]> {
  const codes = [...new Set(Array.from({ length: codeCount * 2 }, newCode))].slice(0, codeCount);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashCode(secret, userId, code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Consumes a recovery code; false for unknown or used codes. */
export async function useRecoveryCode(
  tx: Tx,
  secret: string,
  userId: number,
  code: string,
): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashCode(secret, userId, code))))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
