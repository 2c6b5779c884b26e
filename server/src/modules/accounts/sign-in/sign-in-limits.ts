import type { Reader } from "../../../platform/db/database.ts";
import {
  consume,
  consumeAndCount,
  isCounting,
  isExhausted,
  type RateLimitCounter,
  type RateLimitName,
  rateLimits,
  type RateLimitSubject,
} from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { fingerprint } from "../../../platform/secret-token.ts";

interface SignInAllowance {
  isAllowed: boolean;
  /** Consumed counters, to be refunded when the password is correct. */
  counted: RateLimitCounter[];
  /** The counters that a refusal waits for. */
  refusedBy: RateLimitCounter[];
  /** Whether this attempt was the first beyond a limit. */
  justReached: boolean;
}

/** Increments a counter of an allowance. Returns whether it is within the limit. */
async function count(
  db: Reader,
  allowance: SignInAllowance,
  limit: RateLimitName,
  subject: RateLimitSubject,
): Promise<boolean> {
  const sum = await consumeAndCount(db, limit, subject);
  allowance.counted.push([limit, subject]);
  if (sum === rateLimits[limit].max + 1) allowance.justReached = true;
  return sum <= rateLimits[limit].max;
}

/** Counts an attempt by the limits that all browsers share which never signed in to the account. */
async function consumeShared(
  db: Reader,
  allowance: SignInAllowance,
  email: string,
  { addressKey }: ClientInfo,
): Promise<boolean> {
  const passes =
    (await consume(db, "signInsOfAddress", addressKey)) &&
    (await count(db, allowance, "failedSignInsFromAddress", [email, addressKey])) &&
    (await count(db, allowance, "failedSignInsOfAccount", email)) &&
    !(await isExhausted(db, "failedSignInsOfAddress", addressKey));
  if (!passes)
    allowance.refusedBy = [
      ["signInsOfAddress", addressKey],
      ["failedSignInsOfAddress", addressKey],
      ...allowance.counted,
    ];
  return passes;
}

/**
 * Counts an attempt by the share of a browser that brings a cookie of this server back, but never signed in to the account.
 * How many browsers use a share is counted per IP address at the first use, so that guessers without cookies use up none.
 */
async function consumeBrowserShare(
  db: Reader,
  allowance: SignInAllowance,
  email: string,
  { addressKey, browser }: ClientInfo,
): Promise<boolean> {
  if (browser === null) return false;
  const share = [email, fingerprint(browser)];
  if (!(await isCounting(db, "failedSignInsOfFreshBrowser", share))) {
    const starts: RateLimitCounter[] = [
      ["freshBrowsersAtAccount", [email, addressKey]],
      ["freshBrowsersOfAddress", addressKey],
    ];
    for (const [limit, subject] of starts) {
      if (!(await consume(db, limit, subject))) return false;
      allowance.counted.push([limit, subject]);
    }
  }
  allowance.counted.push(["failedSignInsOfFreshBrowser", share]);
  return consume(db, "failedSignInsOfFreshBrowser", share);
}

/**
 * Counts an attempt before its password is checked, so that concurrent guesses are limited too. A browser that has signed in
 * to the account has a counter of its own, and any other browser that brings a cookie of this server back has a few attempts of its own when
 * the shared limits are exhausted, so that guessing does not lock out the owner. An email address without an account is counted like
 * one with an account.
 */
export async function consumeSignInLimits(
  db: Reader,
  email: string,
  client: ClientInfo,
  isKnown: boolean,
): Promise<SignInAllowance> {
  const allowance: SignInAllowance = {
    isAllowed: false,
    counted: [],
    refusedBy: [],
    justReached: false,
  };
  if (isKnown) {
    const own = ["failedSignInsOfBrowser", [email, fingerprint(client.browser ?? "")]] as const;
    allowance.isAllowed = await count(db, allowance, ...own);
    allowance.refusedBy = [own];
  } else
    allowance.isAllowed =
      (await consumeShared(db, allowance, email, client)) ||
      (await consumeBrowserShare(db, allowance, email, client));
  return allowance;
}
