import { errorMessages } from "@caseload/contract/error-messages";
import { eq } from "drizzle-orm";
import type { Deps } from "../../../platform/deps.ts";
import { sessions, users } from "../../../platform/db/schema/accounts.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { reactivateAccount } from "../account-deletion/reactivate-account.ts";
import { isStillPassword } from "../passwords/lock-password.ts";
import { isFactorWanted } from "../two-factor/queries.ts";
import { browserCookieSeconds, rememberBrowser } from "./known-browsers.ts";

export interface SignIn {
  userId: number;
  /** The hash that the password fitted. */
  passwordHash: string;
  /** Whether a second factor was given, or need not be; otherwise it is looked up again. */
  factorAsked?: boolean;
  rememberMe: boolean;
  /** Spare this browser the second factor for 30 days. */
  trust?: boolean;
  client: ClientInfo;
  /** What the browser sent. */
  headers: Headers;
}

/**
 * Notes the sign-in, under the account's lock; answers the browser's cookie value. Null when what was checked no longer
 * holds: a reset, or the second factor being turned on, came between.
 */
const recordSignIn = (
  { db, hooks }: Pick<Deps, "db" | "hooks">,
  given: SignIn,
  now: Date,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const { userId, passwordHash, factorAsked = false, trust = false, client } = given;
    if (!(await isStillPassword(tx, userId, passwordHash))) return null;
    if (!factorAsked && (await isFactorWanted(tx, userId, client.browser, now))) return null;
    await reactivateAccount(tx, hooks, userId, now);
    await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, userId));
    return rememberBrowser(tx, userId, { browser: client.browser, trust }, now);
  });

/**
 * Opens a session for somebody who has been checked in full. The only way in: registration, sign-in, the second
 * factor and a changed password all end here. The session is there before the checks are made once more, so that a
 * reset either finds and ends it or is seen.
 * @returns Set-Cookie values
 * @throws HttpError 401 when the password was changed meanwhile
 */
export async function enter(
  { db, auth, cookies, hooks }: Pick<Deps, "db" | "auth" | "cookies" | "hooks">,
  given: SignIn,
  now: Date,
): Promise<string[]> {
  const { userId, rememberMe, client, headers } = given;
  const { headers: answer, response } = await auth.api.openSession({
    body: {
      userId: String(userId),
      rememberMe,
      ipAddress: client.address,
      userAgent: client.userAgent ?? "",
    },
    headers,
    returnHeaders: true,
  });
  const browser = await recordSignIn({ db, hooks }, given, now);
  if (browser === null) {
    await db.delete(sessions).where(eq(sessions.token, response.token));
    throw new HttpError(401, errorMessages.wrongCredentials);
  }
  return [...answer.getSetCookie(), cookies.write("browser", browser, browserCookieSeconds)];
}
