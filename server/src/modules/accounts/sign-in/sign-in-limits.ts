import type { Reader } from "../../../platform/db/database.ts";
import {
  type RateLimitName,
  rateLimits,
  isExhausted,
  type RateLimitSubject,
  consumeAndCount,
} from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { fingerprint } from "../../../platform/secret-token.ts";

/** The accounts of an address whose passwords an attempt may be compared with. */
interface SignInAllowance {
  /** Accounts that this browser has signed in to before. */
  known: boolean;
  /** All other accounts. */
  others: boolean;
  /** Consumed counters, to be refunded when the password is correct. */
  counted: [RateLimitName, RateLimitSubject][];
  /** Whether this attempt was the first beyond a limit. */
  justReached: boolean;
}

/**
 * Counts an attempt before its password is checked, so that concurrent guesses are limited too. Known browsers have a
 * separate counter, so that guessing from other browsers does not lock out the owner.
 */
export async function consumeSignInLimits(
  db: Reader,
  email: string,
  client: ClientInfo,
  accounts: { known: number; others: number },
): Promise<SignInAllowance> {
  const allowance: SignInAllowance = { known: false, others: false, counted: [], justReached: false };
  const passes = async (limit: RateLimitName, subject: RateLimitSubject): Promise<boolean> => {
    const sum = await consumeAndCount(db, limit, subject);
    allowance.counted.push([limit, subject]);
    if (sum === rateLimits[limit].max + 1) allowance.justReached = true;
    return sum <= rateLimits[limit].max;
  };
  if (accounts.known > 0)
    allowance.known = await passes("failedSignInsOfBrowser", [email, fingerprint(client.browser ?? "")]);
  // An address without an account is counted like one with an unknown account.
  if (accounts.others > 0 || accounts.known === 0) {
    const here = await passes("failedSignInsFromAddress", [email, client.addressKey]);
    const anywhere = here && (await passes("failedSignInsOfAccount", email));
    allowance.others = anywhere && !(await isExhausted(db, "failedSignInsOfAddress", client.addressKey));
  }
  return allowance;
}
