import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { notifyOwner } from "../account-emails/send-account-email.ts";
import { enter, type SignIn } from "../sign-in/start-session.ts";
import { getOwner } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { checkPassword } from "./check-password.ts";
import { lockPassword } from "./lock-password.ts";
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
  from: Pick<SignIn, "client" | "headers" | "rememberMe">,
  now: Date,
): Promise<string[]> {
  const { db, secret } = deps;
  const checked = await checkPassword(db, actor, given.password);
  const { email } = await getOwner(db, actor.id);
  const hash = await hashPassword(given.newPassword, await saltFor(db, secret, email));
  await db.transaction(async (tx) => {
    await lockPassword(tx, actor.id, checked);
    await setPassword(tx, actor.id, hash, now);
    await recordSecurityEvent(tx, "password_changed", actor.id, from.client, now);
    await notifyOwner(tx, "password_changed", await getOwner(tx, actor.id), now);
  });
  return enter(deps, { userId: actor.id, passwordHash: hash, factorAsked: true, ...from }, now);
}
