import { errorMessages } from "@caseload/contract/error-messages";
import { hashPassword } from "better-auth/crypto";
import type { Deps } from "../../../platform/deps.ts";
import type { Db } from "../../../platform/db/database.ts";
import { requireSharedLimits } from "../../../platform/http/shared-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { fingerprint } from "../../../platform/secret-token.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { findToken, consumeToken } from "../account-emails/link-token.ts";
import { sendAccountEmail, notifyOwner } from "../account-emails/send-account-email.ts";
import { deleteKnownBrowsers } from "../sign-in/known-browsers.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { resetFailedSignIns } from "../sign-in/sign-in.ts";
import { markEmailVerified } from "../email-verification/confirm-email.ts";
import { lockUser } from "../account-deletion/queries.ts";
import { deletePasskeys } from "../passkeys/remove-passkey.ts";
import { deleteTwoFactor } from "../two-factor/remove-two-factor.ts";
import { refuseCommonPassword } from "./common-password.ts";
import { getPasswordOwner } from "./queries.ts";
import { deleteClaimantsWork } from "./delete-claimants-work.ts";
import { setPassword } from "./set-password.ts";

const expired = () => new HttpError(410, errorMessages.linkExpired);

/**
 * Requests a reset email. A background task looks up the account, so that neither the response nor its timing reveals
 * whether the address has one.
 * @throws HttpError 429, counted alike for all addresses
 */
export async function requestPasswordReset(
  db: Db,
  email: string,
  client: ClientInfo,
  now: Date,
): Promise<void> {
  const { addressKey } = client;
  await requireSharedLimits(
    db,
    errorMessages.tooManyAttempts,
    [
      ["resetRequestsOfAddress", addressKey],
      ["resetRequestsOfEmail", [email, addressKey]],
    ],
    client,
  );
  const from = client.browser === null ? {} : { browserHash: fingerprint(client.browser) };
  await db.transaction((tx) => sendAccountEmail(tx, { kind: "reset_password", email, ...from }, now));
}

/**
 * Sets a password with the link in a reset email, which also verifies the address. Passkeys are removed, because the
 * person whom the new password is to keep out may have added one. The second factor only keeps people out, so it is
 * removed with an unverified address alone, because another person may have created the account; so are its drafts.
 * @throws HttpError 410 when the link is used, expired, or for a previous address of the account
 */
export async function resetPassword(
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  input: { token: string; password: string },
  client: ClientInfo,
  now: Date,
): Promise<number> {
  const found = await findToken(db, input.token, ["reset"], now);
  if (!found) throw expired();
  await refuseCommonPassword(input.password, await getPasswordOwner(db, found.userId), "password");
  const hash = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    await lockUser(tx, found.userId);
    const token = await consumeToken(tx, input.token, ["reset"], now);
    if (!token) throw expired();
    const owner = await getAccountEmail(tx, token.userId);
    if (owner.email !== token.email) throw expired();
    if (!owner.emailVerified) {
      await markEmailVerified(tx, owner.id, {}, now);
      await deleteTwoFactor(tx, owner.id);
      await deleteClaimantsWork(tx, owner.id);
      await hooks.releaseTakenFirmName(tx, owner.id, now);
    }
    await setPassword(tx, owner.id, hash, now);
    await deletePasskeys(tx, owner.id);
    await deleteKnownBrowsers(tx, owner.id);
    await resetFailedSignIns(tx, owner.email);
    await recordSecurityEvent(tx, "password_reset", owner.id, client, now);
    await notifyOwner(tx, "password_reset", { ...owner, emailVerified: true }, now);
    return owner.id;
  });
}
