import { signInSafetyEndpoints } from "@caseload/contract/accounts/account-security";
import { errorMessages } from "@caseload/contract/error-messages";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notifyOwner } from "../account-emails/send-account-email.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { checkPassword, lockPassword } from "../passwords/check-password.ts";
import { findTwoFactor } from "./queries.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";

/** @throws HttpError 401 for a wrong password, 409 when two-factor authentication is off */
export async function renewRecoveryCodes(
  { db, secret }: Pick<Deps, "db" | "secret">,
  actor: Actor,
  password: string,
  client: ClientInfo,
  now: Date,
): Promise<string[]> {
  const checked = await checkPassword(db, actor, password);
  const userId = actor.id;
  return db.transaction(async (tx) => {
    await lockPassword(tx, userId, checked);
    const factor = await findTwoFactor(tx, userId);
    if (!factor?.confirmedAt) throw conflict(errorMessages.twoFactorOff);
    await recordSecurityEvent(tx, "recovery_codes_renewed", userId, client, now);
    await notifyOwner(tx, "recovery_codes_renewed", await getAccountEmail(tx, userId), now);
    await announce(tx, { to: [userId], topics: signInSafetyEndpoints.renewRecoveryCodes.changes });
    return replaceRecoveryCodes(tx, secret, userId);
  });
}
