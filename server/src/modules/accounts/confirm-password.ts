import { refusals } from "@caseload/contract/texts";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/handle.ts";
import { signIns } from "../../db/schema/accounts.ts";
import { count, isExhausted } from "../../http/limits.ts";
import { Refusal } from "../../refusal.ts";
import type { Auth } from "./auth.ts";

const tooMany = () => new Refusal(429, refusals.tooManyAttempts);

/**
 * Asks for the password of somebody who is signed in already, before something that cannot be taken back.
 * @throws Refusal 401 naming the field, 429 after too many wrong ones
 */
export async function confirmPassword(db: Db, auth: Auth, userId: number, password: string): Promise<void> {
  const subject = String(userId);
  if (await isExhausted(db, { wrongPasswordsOfMember: subject })) throw tooMany();
  const [row] = await db
    .select({ hash: signIns.password })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.providerId, "credential")));
  const context = await auth.$context;
  if (row?.hash && (await context.password.verify({ hash: row.hash, password }))) return;
  if (!(await count(db, "wrongPasswordsOfMember", subject))) throw tooMany();
  throw new Refusal(401, `${refusals.wrongPassword} (password)`);
}
