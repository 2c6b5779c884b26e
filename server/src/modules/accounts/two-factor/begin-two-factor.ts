import { product } from "@caseload/contract/product";
import { errorMessages } from "@caseload/contract/error-messages";
import { isNull } from "drizzle-orm";
import type { Actor } from "../../../platform/actor.ts";
import { twoFactors } from "../../../platform/db/schema/sign-in-safety.ts";
import type { Deps } from "../../../platform/deps.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { base32, newSecret, otpauthUri, encryptSecret } from "./one-time-code.ts";

/**
 * Creates a secret that a first code must confirm, and replaces an unconfirmed one.
 * @throws HttpError 401 for a wrong password, 409 when two-factor authentication is on
 */
export async function beginTwoFactor(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: Actor,
  password: string,
  now: Date,
): Promise<{ uri: string; secret: string }> {
  await checkPassword(db, actor, password);
  const { id: userId, email } = await getAccountEmail(db, actor.id);
  const shared = newSecret();
  const fresh = { secret: await encryptSecret(secret, shared), createdAt: now, lastStep: null };
  const stored = await db
    .insert(twoFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: twoFactors.userId, set: fresh, setWhere: isNull(twoFactors.confirmedAt) })
    .returning({ userId: twoFactors.userId });
  if (stored.length === 0) throw conflict(errorMessages.twoFactorOn);
  return { uri: otpauthUri(product.name, email, shared), secret: base32(shared) };
}
