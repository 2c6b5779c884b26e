import { createHmac, randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { recoveryCodes } from "../../../platform/db/schema/sign-in-safety.ts";

const howMany = 10;
/** Without the letters and digits that are read for one another: 50 bits in ten characters. */
const signs = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

const newCode = (): string => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join("");

/** Keyed, because ten characters alone could be found by trying. */
const fingerprintOf = (secret: string, userId: number, code: string): string =>
  createHmac("sha256", secret).update(`recovery code of ${userId} ${code}`).digest("base64url");

/** Replaces an account's recovery codes; answers them as they are shown, once. */
export async function renewCodes(tx: Tx, secret: string, userId: number): Promise<string[]> {
  const codes = [...new Set(Array.from({ length: howMany * 2 }, newCode))].slice(0, howMany);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: fingerprintOf(secret, userId, code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Uses a code up; false when it is none, or used. */
export async function useRecoveryCode(
  tx: Tx,
  secret: string,
  userId: number,
  code: string,
): Promise<boolean> {
  const used = await tx
    .delete(recoveryCodes)
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, fingerprintOf(secret, userId, code))),
    )
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}
