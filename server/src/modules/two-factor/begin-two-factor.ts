import { product } from "@caseload/contract/product";
import { refusals } from "@caseload/contract/texts";
import { isNull } from "drizzle-orm";
import type { Db } from "../../db/handle.ts";
import { twoFactors } from "../../db/schema/sign-in-safety.ts";
import { conflict } from "../../refusal.ts";
import { base32, newSecret, otpauthUri } from "./one-time-code.ts";
import { seal } from "./stored-secret.ts";

/**
 * Makes a secret that a first code has to confirm; one that waits for its code is replaced.
 * @throws Refusal 409 when the second factor is on
 */
export async function beginTwoFactor(
  db: Db,
  secret: string,
  { id: userId, email }: { id: number; email: string },
  now: Date,
): Promise<{ uri: string; secret: string }> {
  const shared = newSecret();
  const fresh = { secret: await seal(secret, shared), createdAt: now, lastStep: null };
  const stored = await db
    .insert(twoFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: twoFactors.userId, set: fresh, setWhere: isNull(twoFactors.confirmedAt) })
    .returning({ userId: twoFactors.userId });
  if (stored.length === 0) throw conflict(refusals.twoFactorOn);
  return { uri: otpauthUri(product.name, email, shared), secret: base32(shared) };
}
