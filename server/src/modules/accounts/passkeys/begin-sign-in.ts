import type { passkeyEndpoints } from "@caseload/contract/accounts/passkeys";
import { errorMessages } from "@caseload/contract/error-messages";
import type { z } from "zod";
import type { Deps } from "../../../platform/deps.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { requireSharedLimits } from "../../../platform/http/shared-limits.ts";
import { fingerprint, newToken } from "../../../platform/secret-token.ts";
import { challengeSeconds, storeChallenge } from "./challenges.ts";
import { relyingParty } from "./relying-party.ts";

type RequestOptions = z.input<typeof passkeyEndpoints.beginPasskeySignIn.response>;

/**
 * Creates the challenge of a sign-in. It lists no credentials: the authenticator finds the account, so that nothing here
 * tells which addresses have accounts or passkeys.
 * @param cookie identifies the browser, which alone can use the challenge
 * @throws HttpError 429 beyond the limit
 */
export async function beginPasskeySignIn(
  { db, config }: Pick<Deps, "db" | "config">,
  cookie: string,
  client: ClientInfo,
  now: Date,
): Promise<RequestOptions> {
  await requireSharedLimits(
    db,
    errorMessages.tooManyAttempts,
    [["passkeyChallengesOfAddress", client.addressKey]],
    client,
  );
  const { id: rpId } = relyingParty(config);
  const challenge = newToken();
  await storeChallenge(db, { challenge, boundTo: fingerprint(cookie) }, now);
  return { rpId, challenge, timeout: challengeSeconds * 1_000, userVerification: "required" };
}
