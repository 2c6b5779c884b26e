import { refusals } from "@caseload/contract/texts";
import { APIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import type { Db } from "../../db/handle.ts";
import { users } from "../../db/schema/accounts.ts";
import { addressKey, count, forget, isExhausted } from "../../http/limits.ts";
import { Refusal } from "../../refusal.ts";
import { returnToAccount } from "../departures/return-to-account.ts";
import type { Auth } from "./auth.ts";

export interface SignIn {
  email: string;
  password: string;
  rememberMe?: boolean | undefined;
}

export interface SignedIn {
  userId: number;
  /** Set-Cookie values for the answer. */
  cookies: string[];
}

const tooMany = () => new Refusal(429, refusals.tooManyAttempts);

/** Asks better-auth; a wrong pair is null, anything else is thrown. */
async function verify(auth: Auth, given: SignIn, headers: Headers): Promise<SignedIn | null> {
  try {
    const { headers: answer, response } = await auth.api.signInEmail({
      body: { email: given.email, password: given.password, rememberMe: given.rememberMe ?? true },
      headers,
      returnHeaders: true,
    });
    return { userId: Number(response.user.id), cookies: answer.getSetCookie() };
  } catch (error) {
    if (error instanceof APIError && error.status === "UNAUTHORIZED") return null;
    throw error;
  }
}

/**
 * Signs in within the limits: failures count per account and per address, successes only as a flood.
 * A guess that arrives when the account's ceiling is reached is refused even when it is right, so that many guesses
 * sent at once gain nothing.
 */
export async function signIn(
  db: Db,
  auth: Auth,
  given: SignIn,
  from: { address: string; headers: Headers },
  now: Date,
): Promise<SignedIn> {
  const address = addressKey(from.address);
  const failures = { failedSignInsOfAccount: given.email, failedSignInsOfAddress: address };
  if (!(await count(db, "signInsOfAddress", address)) || (await isExhausted(db, failures))) throw tooMany();
  const signedIn = await verify(auth, given, from.headers);
  if (!signedIn) {
    const mayGoOn = await Promise.all([
      count(db, "failedSignInsOfAccount", given.email),
      count(db, "failedSignInsOfAddress", address),
    ]);
    if (mayGoOn.includes(false)) throw tooMany();
    throw new Refusal(401, refusals.wrongCredentials);
  }
  if (await isExhausted(db, { failedSignInsOfAccount: given.email })) {
    await auth.api.signOut({ headers: cookieHeader(signedIn.cookies) }).catch(() => null);
    throw tooMany();
  }
  await forget(db, "failedSignInsOfAccount", given.email);
  await returnToAccount(db, signedIn.userId, now);
  await db.update(users).set({ lastSeenAt: now }).where(eq(users.id, signedIn.userId));
  return signedIn;
}

/** The request headers that a browser would send after these Set-Cookie values. */
export function cookieHeader(cookies: readonly string[]): Headers {
  return new Headers({ cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") });
}
