import { refusals } from "@caseload/contract/refusals";
import { eq } from "drizzle-orm";
import type { Actor } from "../../actor.ts";
import type { Db } from "../../db/handle.ts";
import { signIns } from "../../db/schema/accounts.ts";
import { count, uncount } from "../../http/limits.ts";
import { Refusal } from "../../refusal.ts";
import { isPassword } from "./password-hash.ts";

export type SignedIn = Pick<Actor, "id" | "sessionToken">;

/**
 * Asks the current password of somebody signed in, before something that must be theirs to do.
 * @throws Refusal 401 naming the field `password`; 429 after ten wrong ones in ten minutes from one session
 */
export async function checkPassword(db: Db, actor: SignedIn, password: string): Promise<void> {
  if (!(await count(db, "wrongPasswordsOfSession", actor.sessionToken)))
    throw new Refusal(429, refusals.tooManyAttempts);
  const [row] = await db.select({ hash: signIns.password }).from(signIns).where(eq(signIns.userId, actor.id));
  if (!row?.hash || !(await isPassword(row.hash, password)))
    throw new Refusal(401, `${refusals.wrongPassword} (password)`);
  await uncount(db, [["wrongPasswordsOfSession", actor.sessionToken]]);
}
