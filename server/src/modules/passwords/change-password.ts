import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import type { Visitor } from "../../http/visitor.ts";
import { tellOwner } from "../account-letters/send-account-letter.ts";
import { getOwner } from "../accounts/queries.ts";
import { recordEvent } from "../accounts/record-event.ts";
import { checkPassword } from "./check-password.ts";
import { hashPassword, saltFor } from "./password-hash.ts";
import { setPassword } from "./set-password.ts";

/** Changes the password of somebody signed in, and ends every session: the caller opens a new one. */
export async function changePassword(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: Actor,
  given: { password: string; newPassword: string },
  visitor: Visitor,
  now: Date,
): Promise<void> {
  await checkPassword(db, actor, given.password);
  const { email } = await getOwner(db, actor.id);
  const hash = await hashPassword(given.newPassword, await saltFor(db, secret, email));
  await db.transaction(async (tx) => {
    await setPassword(tx, actor.id, hash, now);
    await recordEvent(tx, "password_changed", actor.id, visitor, now);
    await tellOwner(tx, "password_changed", await getOwner(tx, actor.id), now);
  });
}
