import { errorMessages } from "@caseload/contract/error-messages";
import { maxPasskeys, type passkeyEndpoints } from "@caseload/contract/accounts/passkeys";
import type { z } from "zod";
import type { Actor } from "../../../platform/actor.ts";
import type { Deps } from "../../../platform/deps.ts";
import { conflict } from "../../../platform/http/http-error.ts";
import { newToken } from "../../../platform/secret-token.ts";
import { checkPassword } from "../passwords/check-password.ts";
import { getAccountEmail } from "../sign-in/queries.ts";
import { challengeSeconds, storeChallenge } from "./challenges.ts";
import { listPasskeys } from "./queries.ts";
import { relyingParty } from "./relying-party.ts";

/** COSE algorithms, the preferred first: Ed25519, ES256, RS256. Every authenticator has one of them. */
export const algorithms = [-8, -7, -257];

type CreationOptions = z.input<typeof passkeyEndpoints.beginPasskey.response>;

/**
 * Creates the challenge for a passkey, which must be discoverable and verify its user, because it replaces password and code.
 * @throws HttpError 401 for a wrong password, 409 when the account has as many passkeys as it can
 */
export async function beginPasskey(
  { db, config }: Pick<Deps, "db" | "config">,
  actor: Actor,
  password: string,
  now: Date,
): Promise<CreationOptions> {
  await checkPassword(db, actor, password);
  const { email } = await getAccountEmail(db, actor.id);
  const existing = await listPasskeys(db, actor.id);
  if (existing.length >= maxPasskeys) throw conflict(errorMessages.tooManyPasskeys);
  const userHandle = existing[0]?.userHandle ?? newToken();
  const { id, name } = relyingParty(config);
  const challenge = newToken();
  const { sessionTokenHash: boundTo } = actor;
  await storeChallenge(db, { challenge, boundTo, userId: actor.id, userHandle }, now);
  return {
    rp: { id, name },
    user: { id: userHandle, name: email, displayName: `${actor.firstName} ${actor.lastName}` },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
    timeout: challengeSeconds * 1_000,
    excludeCredentials: existing.map((passkey) => ({
      id: passkey.credentialId,
      type: "public-key",
      transports: [...passkey.transports],
    })),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
}
