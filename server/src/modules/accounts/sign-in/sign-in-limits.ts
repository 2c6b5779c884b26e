import type { Reader } from "../../../platform/db/database.ts";
import {
  consume,
  consumeAndCount,
  isExhausted,
  type RateLimitCounter,
  type RateLimitName,
  rateLimits,
  type RateLimitSubject,
} from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { consumeBrowserShare } from "../../../platform/http/shared-limits.ts";
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
 * Counts an attempt by a share of its own: of a browser with a cookie of this server that never signed in to the account, or of
 * the clients without a cookie at this IP address, such as a first request.
 */
async function consumeOwnShare(
  db: Reader,
  allowance: SignInAllowance,
  email: string,
  client: ClientInfo,
): Promise<boolean> {
  const { addressKey } = client;
  const share = {
    limit: "failedSignInsOfFreshBrowser",
    subject: email,
    starts: [
      ["freshBrowsersAtAccount", [email, addressKey]],
      ["freshBrowsersOfAddress", addressKey],
    ],
  } as const;
  const counted = await consumeBrowserShare(db, client, share);
  if (counted) {
    allowance.counted.push(...counted);
    return true;
  }
  return (
    client.issuedBrowser === null &&
    (await count(db, allowance, "failedSignInsWithoutCookie", [email, addressKey])) &&
    (await count(db, allowance, "failedSignInsWithoutCookieOfAddress", addressKey))
  );
}

/**
 * Counts an attempt before its password is checked, so that concurrent guesses are limited too. A browser that has signed in
 * to the account has a counter of its own, and any other browser has a few attempts of its own when
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
      (await consumeOwnShare(db, allowance, email, client));
  return allowance;
}
