import { errorMessages } from "@caseload/contract/error-messages";
import type { Db } from "../../../platform/db/database.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import {
  consumeAndCount,
  type RateLimitCounter,
  rateLimits,
  tooManyRequests,
} from "../../../platform/http/rate-limits.ts";
import { consumeBrowserShare } from "../../../platform/http/shared-limits.ts";
import { fingerprint } from "../../../platform/secret-token.ts";
import { isKnownBrowser } from "./known-browsers.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

/** Increments counters until one is beyond its limit. Returns the one that is. */
async function consumeEach(
  db: Db,
  counters: readonly RateLimitCounter[],
  counted: RateLimitCounter[],
): Promise<{ beyond: RateLimitCounter; isFirst: boolean } | null> {
  for (const [limit, subject] of counters) {
    const sum = await consumeAndCount(db, limit, subject);
    counted.push([limit, subject]);
    const { max } = rateLimits[limit];
    if (sum > max) return { beyond: [limit, subject], isFirst: sum === max + 1 };
  }
  return null;
}

/**
 * Counts an attempt at a second factor before it is checked. Known browsers have a counter of their own. Others are
 * counted by IP address, and while that count is used up, a browser with a cookie of this server has a few attempts of
 * its own, so that someone who knows the password does not keep the owner out. Codes of six digits have a limit per
 * account on top, because so few can be guessed from many addresses; recovery codes have 50 bits and need none.
 * @returns the counters, to be refunded when the attempt was right
 * @throws HttpError 429 when no attempt is left
 */
export async function consumeSecondFactorLimits(
  db: Db,
  { userId, isRecoveryCode }: { userId: number; isRecoveryCode: boolean },
  client: ClientInfo,
  now: Date,
): Promise<RateLimitCounter[]> {
  const account = String(userId);
  const fromAddress = [account, client.addressKey];
  const counted: RateLimitCounter[] = [];
  const refuse = async (refusedBy: readonly RateLimitCounter[], isFirst: boolean) => {
    if (isFirst) await recordSecurityEvent(db, "second_factor_limit_reached", userId, client, now);
    throw await tooManyRequests(db, errorMessages.tooManyAttempts, refusedBy);
  };

  if (client.browser !== null && (await isKnownBrowser(db, userId, client.browser))) {
    const own: RateLimitCounter = ["wrongCodesOfBrowser", [account, fingerprint(client.browser)]];
    const refused = await consumeEach(db, [own], counted);
    if (refused) await refuse([own], refused.isFirst);
    return counted;
  }

  const shared: readonly RateLimitCounter[] = isRecoveryCode
    ? [["wrongRecoveryCodesFromAddress", fromAddress]]
    : [
        ["wrongCodesFromAddress", fromAddress],
        ["wrongCodesFromAddressInDay", fromAddress],
      ];
  const refused = await consumeEach(db, shared, counted);
  if (refused) {
    const share = await consumeBrowserShare(db, client, {
      limit: isRecoveryCode ? "wrongRecoveryCodesOfFreshBrowser" : "wrongCodesOfFreshBrowser",
      subject: account,
      starts: [["freshBrowsersAtSecondFactor", [...fromAddress, isRecoveryCode ? "recovery" : "code"]]],
    });
    if (!share) await refuse(shared, refused.isFirst);
    counted.push(...(share ?? []));
  }
  if (isRecoveryCode) return counted;
  const ofAccount: RateLimitCounter = ["wrongCodesOfAccount", account];
  const exhausted = await consumeEach(db, [ofAccount], counted);
  if (exhausted) await refuse([ofAccount], exhausted.isFirst);
  return counted;
}
