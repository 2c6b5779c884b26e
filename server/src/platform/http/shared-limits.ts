import type { Reader } from "../db/database.ts";
import type { ClientInfo } from "./client.ts";
import {
  consume,
  isCounting,
  type LimitMessage,
  type RateLimitCounter,
  type RateLimitName,
  tooManyRequests,
} from "./rate-limits.ts";

/**
 * Returns whether a browser with a cookie of this server has one more request of a limit of its own, and counts it. How
 * many browsers start such a share is limited by `starts`, which are counted at the first request, so that visitors who
 * drop their cookies use up none. A cookie that this server did not sign counts as none.
 */
export async function consumeBrowserShare(
  db: Reader,
  { issuedBrowser }: Pick<ClientInfo, "issuedBrowser">,
  share: { limit: RateLimitName; subject: string; starts: readonly RateLimitCounter[] },
): Promise<RateLimitCounter[] | null> {
  if (issuedBrowser === null) return null;
  const own: RateLimitCounter = [share.limit, [share.subject, issuedBrowser]];
  const counted: RateLimitCounter[] = [];
  if (!(await isCounting(db, ...own)))
    for (const start of share.starts) {
      if (!(await consume(db, ...start))) return null;
      counted.push(start);
    }
  return (await consume(db, ...own)) ? [...counted, own] : null;
}

/**
 * Counts a request by limits that all clients of an IP address share. While one is exhausted, browsers with a cookie of
 * this server have a few requests of their own, so that nobody locks out those behind the same address.
 * @throws HttpError 429 with the message
 */
export async function requireSharedLimits(
  db: Reader,
  message: LimitMessage,
  counters: readonly [RateLimitCounter, ...RateLimitCounter[]],
  client: ClientInfo,
): Promise<void> {
  const passes = await Promise.all(counters.map((counter) => consume(db, ...counter)));
  if (!passes.includes(false)) return;
  const [[subject]] = counters;
  const starts: RateLimitCounter[] = [["freshBrowsersOfAddress", [subject, client.addressKey]]];
  if (await consumeBrowserShare(db, client, { limit: "requestsOfFreshBrowser", subject, starts })) return;
  throw await tooManyRequests(db, message, counters);
}
