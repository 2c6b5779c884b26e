import { errorMessages } from "@caseload/contract/error-messages";
import { hashPassword } from "better-auth/crypto";
import type { Actor } from "../../../platform/actor.ts";
import { usedSecondFactor } from "../../../platform/db/session-factor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { requireWithinLimits } from "../../../platform/http/rate-limits.ts";
import { notifyOwner } from "../account-emails/send-account-email.ts";
import { startSession, type SignIn } from "../sign-in/start-session.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { checkPassword, lockPassword } from "./check-password.ts";
import { refuseCommonPassword } from "./common-password.ts";
import { getPasswordOwner } from "./queries.ts";
import { setPassword } from "./set-password.ts";

/**
 * Changes the password of a signed-in user, ends all sessions and starts a new one.
 * @returns Set-Cookie values
 * @throws HttpError 429 after three changes in an hour, so that nobody buries the email about one of them
 */
export async function changePassword(
  deps: Pick<Deps, "db" | "auth" | "cookies" | "hooks">,
  actor: Actor,
  input: { password: string; newPassword: string },
  from: Pick<SignIn, "client" | "headers" | "rememberMe">,
  now: Date,
): Promise<string[]> {
  const { db } = deps;
  const checked = await checkPassword(db, actor, input.password);
  await refuseCommonPassword(input.newPassword, await getPasswordOwner(db, actor.id), "newPassword");
  await requireWithinLimits(db, errorMessages.tooManyPasswordChanges, [
    ["passwordChangesOfMember", String(actor.id)],
  ]);
  const hash = await hashPassword(input.newPassword);
  // The new session continues this one.
  const factorUsed = await usedSecondFactor(db, actor);
  await db.transaction(async (tx) => {
    await lockPassword(tx, actor.id, checked);
    await setPassword(tx, actor.id, hash, now);
    await recordSecurityEvent(tx, "password_changed", actor.id, from.client, now);
    await notifyOwner(tx, "password_changed", await getAccountEmail(tx, actor.id), now);
  });
  const proof = { userId: actor.id, passwordHash: hash, factorChecked: true, factorUsed };
  return startSession(deps, { ...proof, ...from }, now);
}
