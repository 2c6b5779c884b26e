import type { AssertedCredential } from "@caseload/contract/accounts/passkeys";
import { errorMessages } from "@caseload/contract/error-messages";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import { passkeys } from "../../../platform/db/schema/passkeys.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { requireSharedLimits } from "../../../platform/http/shared-limits.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import {
  consumeAndCount,
  rateLimits,
  type RateLimitCounter,
  tooManyRequests,
} from "../../../platform/http/rate-limits.ts";
import { fingerprint } from "../../../platform/secret-token.ts";
import { lockUser } from "../account-deletion/queries.ts";
import { recordSecurityEvent } from "../sign-in/record-security-event.ts";
import { RefusedSignIn } from "../sign-in/refused-sign-in.ts";
import { consumeChallenge } from "./challenges.ts";
import { findPasskey, type PasskeyRow } from "./queries.ts";
import { loadWebAuthn } from "./load-webauthn.ts";
import { relyingParty, type RelyingParty } from "./relying-party.ts";

export interface CheckedPasskey {
  userId: number;
  passkeyId: number;
}

const refused = (message: string, userId: number | null = null) => new RefusedSignIn(401, message, userId);

/**
 * Returns the signature counter of a valid response; undefined for a response of another site, without user
 * verification, with a counter that has not increased, or with a wrong signature.
 */
async function verify(
  { response, ...credential }: AssertedCredential,
  passkey: PasskeyRow,
  challenge: string,
  site: RelyingParty,
): Promise<number | undefined> {
  if (response.userHandle !== passkey.userHandle) return undefined;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, "base64url")),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws an Error for each check that fails.
    return undefined;
  }
}

/** Records a use; false when a concurrent response with the same counter was faster. */
async function recordUse(
  tx: Tx,
  { id, counter }: PasskeyRow,
  newCounter: number,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter: newCounter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

interface SignInResponse {
  credential: AssertedCredential;
  /** The cookie of the browser that asked for the challenge. */
  cookie: string | null;
}

async function findSignIn(
  { db, config }: Pick<Deps, "db" | "config">,
  { credential, cookie }: SignInResponse,
  now: Date,
): Promise<CheckedPasskey> {
  const { clientDataJSON } = credential.response;
  const bound = { clientDataJSON, boundTo: fingerprint(cookie ?? ""), userId: null };
  const challenge = await consumeChallenge(db, bound, now);
  if (!challenge) throw refused(errorMessages.passkeyExpired);
  return db.transaction(async (tx) => {
    const found = await findPasskey(tx, credential.id);
    if (!found) throw refused(errorMessages.passkeyUnknown);
    const user = await lockUser(tx, found.userId);
    // Read again under the lock, because a concurrent response may have increased the counter.
    const passkey = await findPasskey(tx, credential.id);
    if (!user || !passkey) throw refused(errorMessages.passkeyUnknown);
    const counter = await verify(credential, passkey, challenge.challenge, relyingParty(config));
    if (counter === undefined) throw refused(errorMessages.passkeyRefused, user.id);
    if (user.lockedAt !== null) throw new RefusedSignIn(403, errorMessages.accountLocked, user.id);
    if (!(await recordUse(tx, passkey, counter, now))) throw refused(errorMessages.passkeyRefused, user.id);
    return { userId: user.id, passkeyId: passkey.id };
  });
}

/**
 * Finds the account of a passkey that signed a challenge of this browser. All attempts of an IP address count like those
 * with a password. A signature cannot be guessed, so failed attempts are limited by IP address only and never keep a
 * valid passkey out.
 * @throws HttpError 401 for a response that is not valid, 403 when staff have locked the account, 429 beyond the limits
 */
export async function checkPasskey(
  deps: Pick<Deps, "db" | "config">,
  response: SignInResponse,
  client: ClientInfo,
  now: Date,
): Promise<CheckedPasskey> {
  const { db } = deps;
  const attempts: RateLimitCounter = ["signInsOfAddress", client.addressKey];
  await requireSharedLimits(db, errorMessages.tooManyAttempts, [attempts], client);
  try {
    return await findSignIn(deps, response, now);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    const failures: RateLimitCounter = ["failedSignInsOfAddress", client.addressKey];
    const { max } = rateLimits.failedSignInsOfAddress;
    const count = await consumeAndCount(db, ...failures);
    if (count === max + 1) await recordSecurityEvent(db, "sign_in_limit_reached", null, client, now);
    throw count > max ? await tooManyRequests(db, errorMessages.tooManyAttempts, [failures]) : error;
  }
}
