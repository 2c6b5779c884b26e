import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/db/database.ts";
import type { Deps } from "../../../platform/deps.ts";
import { sessions, users } from "../../../platform/db/schema/accounts.ts";
import { recordSecondFactor } from "../../../platform/db/session-factor.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { fingerprint } from "../../../platform/secret-token.ts";
import { reactivateAccount } from "../account-deletion/reactivate-account.ts";
import { isCurrentPasskey } from "../passkeys/queries.ts";
import { isCurrentPasswordHash } from "../passwords/check-password.ts";
import { needsSecondFactor } from "../two-factor/queries.ts";
import { browserCookieSeconds, rememberBrowser } from "./known-browsers.ts";

/** What proved who signs in, and is checked again: the hash that matched the password, or the passkey. */
export type SignInProof = { passwordHash: string } | { passkeyId: number };

interface SignInOptions {
  userId: number;
  /** Whether the second factor was checked or is not required; otherwise this is checked again. */
  factorChecked?: boolean;
  /** Whether a code was entered; a passkey is both factors anyway. */
  factorUsed?: boolean;
  rememberMe: boolean;
  /** Whether this browser needs no second factor for 30 days. */
  trust?: boolean;
  client: ClientInfo;
  /** Request headers for better-auth. */
  headers: Headers;
}
export type SignIn = SignInOptions & SignInProof;

/**
 * Locks the account and returns whether what was checked still holds. A passkey is both factors: possession of the
 * device, and the PIN, finger or face that unlocks it there (a multi-factor cryptographic authenticator of NIST SP
 * 800-63B, 3.1.7; ASVS 5.0, 6.3.3), which is why sign-ins without user verification are refused.
 */
async function isStillProven(tx: Tx, input: SignIn, now: Date): Promise<boolean> {
  const { userId, factorChecked = false, client } = input;
  if ("passkeyId" in input) return isCurrentPasskey(tx, userId, input.passkeyId);
  if (!(await isCurrentPasswordHash(tx, userId, input.passwordHash))) return false;
  return factorChecked || !(await needsSecondFactor(tx, userId, client.browser, now));
}

/**
 * Records the sign-in while the account is locked, and in the session whether a second factor was used. Returns the browser's identifier; null when the password was reset,
 * the passkey removed or two-factor authentication turned on in the meantime.
 */
const recordSignIn = (
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  input: SignIn,
  sessionTokenHash: string,
  now: Date,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const { userId, factorUsed = false, trust = false, client } = input;
    if (!(await isStillProven(tx, input, now))) return null;
    if (factorUsed || "passkeyId" in input) await recordSecondFactor(tx, { sessionTokenHash });
    await reactivateAccount(tx, hooks, userId, now);
    await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
    return rememberBrowser(tx, userId, { client, trust }, now);
  });

/**
 * Starts a session after all checks; used by registration, sign-in, the second factor and password changes. The session is
 * created before the checks are repeated, so that a concurrent reset either ends it or is detected.
 * @returns Set-Cookie values
 * @throws HttpError 401 when the password was changed, or the passkey removed, in the meantime
 */
export async function startSession(
  { db, auth, cookies, hooks }: Pick<Deps, "db" | "auth" | "cookies" | "hooks">,
  input: SignIn,
  now: Date,
): Promise<string[]> {
  const { userId, rememberMe, client, headers } = input;
  const { headers: responseHeaders, response } = await auth.api.openSession({
    body: {
      userId: String(userId),
      rememberMe,
      ipAddress: client.address,
      userAgent: client.userAgent ?? "",
    },
    headers,
    returnHeaders: true,
  });
  const sessionTokenHash = fingerprint(response.token);
  const browser = await recordSignIn({ db, hooks }, input, sessionTokenHash, now);
  if (browser === null) {
    await db.delete(sessions).where(eq(sessions.token, sessionTokenHash));
    throw new HttpError(401, errorMessages.wrongCredentials);
  }
  return [...responseHeaders.getSetCookie(), cookies.writeBrowser(browser, browserCookieSeconds)];
}
