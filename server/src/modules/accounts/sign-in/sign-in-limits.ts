import type { Reader } from "../../../platform/db/database.ts";
import {
  type RateLimit,
  rateLimits,
  isExhausted,
  type Subject,
  consumeAndCount,
} from "../../../platform/http/rate-limits.ts";
import type { ClientInfo } from "../../../platform/http/client.ts";
import { fingerprint } from "../../../platform/secret-token.ts";

/** Which of an address's accounts a guess may be held against. */
export interface Leave {
  /** Those that this browser has entered before. */
  known: boolean;
  /** All others. */
  others: boolean;
  /** What was counted beforehand, to be taken back when the password is right. */
  counted: [RateLimit, Subject][];
  /** A ceiling was reached by this very attempt. */
  justReached: boolean;
}

/**
 * Counts an attempt before its password is looked at, so that many guesses sent at once gain nothing. A browser that
 * the account knows has a count of its own: strangers who guess lock out themselves and not the owner.
 */
export async function askLeave(
  db: Reader,
  email: string,
  client: ClientInfo,
  accounts: { known: number; others: number },
): Promise<Leave> {
  const leave: Leave = { known: false, others: false, counted: [], justReached: false };
  const passes = async (ceiling: RateLimit, subject: Subject): Promise<boolean> => {
    const sum = await consumeAndCount(db, ceiling, subject);
    leave.counted.push([ceiling, subject]);
    if (sum === rateLimits[ceiling].max + 1) leave.justReached = true;
    return sum <= rateLimits[ceiling].max;
  };
  if (accounts.known > 0)
    leave.known = await passes("failedSignInsOfBrowser", [email, fingerprint(client.browser ?? "")]);
  // An address without an account is counted like one with an account of somebody else's.
  if (accounts.others > 0 || accounts.known === 0) {
    const here = await passes("failedSignInsFromAddress", [email, client.addressKey]);
    const anywhere = here && (await passes("failedSignInsOfAccount", email));
    leave.others = anywhere && !(await isExhausted(db, "failedSignInsOfAddress", client.addressKey));
  }
  return leave;
}
