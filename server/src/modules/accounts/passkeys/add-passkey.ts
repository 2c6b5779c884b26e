import {
  maxPasskeys,
  passkeyEndpoints,
  type RegisteredCredential,
} from "@caseload/contract/accounts/passkeys";
import { errorMessages } from "@caseload/contract/error-messages";
import type { VerifiedRegistrationResponse } from "@simplewebauthn/server";
import { and, eq } from "drizzle-orm";
import { isUniqueViolation } from "../../../platform/db/unique-violation.ts";
import { lockActiveUser } from "../../../platform/db/lock-active-user.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { sessions } from "../../../platform/db/schema/accounts.ts";
import { passkeys } from "../../../platform/db/schema/passkeys.ts";
import type { Deps } from "../../../platform/deps.ts";
import { deviceName } from "../../../platform/device-name.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { conflict, HttpError } from "../../../platform/http/http-error.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { notifyOwner } from "../account-emails/send-account-email.ts";
import type { SignedIn } from "../passwords/check-password.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { algorithms } from "./begin-passkey.ts";
import { consumeChallenge } from "./challenges.ts";
import { listPasskeys, type PasskeyRow } from "./queries.ts";
import { loadWebAuthn } from "./load-webauthn.ts";
import { relyingParty } from "./relying-party.ts";

type Verified = Extract<VerifiedRegistrationResponse, { verified: true }>["registrationInfo"];

/** Returns undefined for a response of another site, without user verification, or that is malformed. */
async function verify(
  credential: RegisteredCredential,
  challenge: string,
  site: { id: string; origin: string },
): Promise<Verified | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    return registrationInfo;
  } catch {
    // The library throws an Error for each check that fails.
    return undefined;
  }
}

/** A session that ended in the meantime, as by a password reset, adds no passkey that would outlast it. */
async function requireSession(tx: Tx, { id, sessionTokenHash }: SignedIn): Promise<void> {
  await lockActiveUser(tx, id, "no key update");
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.token, sessionTokenHash), eq(sessions.userId, id)));
  if (rows.length === 0) throw new HttpError(401, errorMessages.signInFirst);
}

/** A security key is named as one; any other passkey after the browser that it was made in. */
function nameOf(transports: readonly string[], userAgent: string | null): string {
  const isSecurityKey =
    transports.length > 0 && transports.every((one) => ["usb", "nfc", "ble"].includes(one));
  return isSecurityKey ? "Security key" : deviceName(userAgent);
}

/** "Chrome on Windows", then "Chrome on Windows 2", so that a list and its buttons tell them apart. */
function distinctName(name: string, existing: readonly PasskeyRow[]): string {
  const taken = new Set(existing.map((passkey) => passkey.name));
  let distinct = name;
  for (let number = 2; taken.has(distinct); number += 1) distinct = `${name} ${number}`;
  return distinct;
}

/**
 * Adds the passkey that the browser made for a challenge of beginPasskey, in the same session.
 * @throws HttpError 401 when the session has ended, 400 when the response is not valid, 409 when the challenge is used or expired, the authenticator has a
 * passkey here already, or the account has as many as it can
 */
export async function addPasskey(
  { db, config }: Pick<Deps, "db" | "config">,
  actor: SignedIn,
  credential: RegisteredCredential,
  client: ClientInfo,
  now: Date,
): Promise<PasskeyRow> {
  const { clientDataJSON } = credential.response;
  const bound = { clientDataJSON, boundTo: actor.sessionTokenHash, userId: actor.id };
  const challenge = await consumeChallenge(db, bound, now);
  const userHandle = challenge?.userHandle;
  if (!challenge || !userHandle) throw conflict(errorMessages.passkeyExpired);
  const verified = await verify(credential, challenge.challenge, relyingParty(config));
  if (!verified) throw new HttpError(400, errorMessages.passkeyRefused);
  const { id: credentialId, publicKey, counter } = verified.credential;
  const transports = credential.response.transports ?? [];
  const row = {
    userId: actor.id,
    name: nameOf(transports, client.userAgent),
    credentialId,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    userHandle,
    counter,
    transports,
    createdAt: now,
  };
  return db.transaction(async (tx) => {
    await requireSession(tx, actor);
    const existing = await listPasskeys(tx, actor.id);
    if (existing.length >= maxPasskeys) throw conflict(errorMessages.tooManyPasskeys);
    const [added] = await tx
      .insert(passkeys)
      .values({ ...row, name: distinctName(row.name, existing) })
      .returning()
      .catch((error: unknown) => {
        if (isUniqueViolation(error, "passkeys_credential_id_unique"))
          throw conflict(errorMessages.passkeyExists);
        throw error;
      });
    if (!added) throw new Error("The passkey was not stored.");
    await recordSecurityEvent(tx, "passkey_added", actor.id, client, now);
    await notifyOwner(tx, "passkey_added", await getAccountEmail(tx, actor.id), now);
    await announce(tx, { to: [actor.id], topics: passkeyEndpoints.addPasskey.changes });
    return added;
  });
}
