import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { tellOwner } from "../account-letters/send-account-letter.ts";
import { enter, type Entrance } from "../accounts/enter.ts";
import { getOwner } from "../accounts/queries.ts";
import { recordEvent } from "../accounts/record-event.ts";
import { checkPassword } from "./check-password.ts";
import { holdPassword } from "./hold-password.ts";
import { hashPassword, saltFor } from "./password-hash.ts";
import { setPassword } from "./set-password.ts";

/**
 * Changes the password of somebody signed in. Every session ends, and a new one begins here.
 * @returns Set-Cookie values
 */
export async function changePassword(
  deps: Pick<Deps, "db" | "auth" | "cookies" | "secret">,
  actor: Actor,
  given: { password: string; newPassword: string },
  from: Pick<Entrance, "visitor" | "headers" | "rememberMe">,
  now: Date,
): Promise<string[]> {
  const { db, secret } = deps;
  const checked = await checkPassword(db, actor, given.password);
  const { email } = await getOwner(db, actor.id);
  const hash = await hashPassword(given.newPassword, await saltFor(db, secret, email));
  await db.transaction(async (tx) => {
    await holdPassword(tx, actor.id, checked);
    await setPassword(tx, actor.id, hash, now);
    await recordEvent(tx, "password_changed", actor.id, from.visitor, now);
    await tellOwner(tx, "password_changed", await getOwner(tx, actor.id), now);
  });
  return enter(deps, { userId: actor.id, passwordHash: hash, factorAsked: true, ...from }, now);
}
