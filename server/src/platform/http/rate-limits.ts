import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { conflictLimits } from "@caseload/contract/hiring/conflict-statuses";
import { and, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { attempts } from "../db/schema/accounts.ts";
import { HttpError } from "./http-error.ts";
import { waitingTime } from "./waiting-time.ts";

/**
 * Limits per number of minutes. "Account" means an email address, whether it has an account or not. "Address" means an
 * IP address. A firm with 1,000 sign-ins from one IP address stays below every limit.
 */
export const rateLimits = {
  /** Per account and IP address, by browsers that never signed in to it. */
  failedSignInsFromAddress: { max: 10, minutes: 10 },
  /** Per account, by browsers that never signed in to it. */
  failedSignInsOfAccount: { max: 50, minutes: 10 },
  /**
   * While the limits above are exhausted: attempts at an account by a browser that never signed in to it but brings a
   * cookie of this server, and the number of such browsers per IP address, at one account and at all accounts.
   */
  failedSignInsOfFreshBrowser: { max: 3, minutes: 60 },
  freshBrowsersAtAccount: { max: 3, minutes: 60 },
  freshBrowsersOfAddress: { max: 30, minutes: 60 },
  /** The same for clients without a cookie: per account and IP address, and per IP address. */
  failedSignInsWithoutCookie: { max: 3, minutes: 60 },
  failedSignInsWithoutCookieOfAddress: { max: 30, minutes: 60 },
  /** Requests of a browser beyond another limit of its IP address (shared-limits.ts). */
  requestsOfFreshBrowser: { max: 3, minutes: 60 },
  /** Per account and browser that has signed in to it before. */
  failedSignInsOfBrowser: { max: 10, minutes: 10 },
  failedSignInsOfAddress: { max: 100, minutes: 10 },
  signInsOfAddress: { max: 5_000, minutes: 10 },
  passkeyChallengesOfAddress: { max: 5_000, minutes: 10 },
  /**
   * Second factors (second-factor-limits.ts), per account and IP address, by browsers that never signed in to the account.
   */
  wrongCodesFromAddress: { max: 10, minutes: 60 },
  wrongCodesFromAddressInDay: { max: 40, minutes: 1_440 },
  wrongRecoveryCodesFromAddress: { max: 10, minutes: 60 },
  /** While these are exhausted: attempts of such a browser with a cookie of this server, and the number of such browsers per IP address. */
  wrongCodesOfFreshBrowser: { max: 3, minutes: 1_440 },
  wrongRecoveryCodesOfFreshBrowser: { max: 3, minutes: 1_440 },
  freshBrowsersAtSecondFactor: { max: 3, minutes: 1_440 },
  /** Per account, from all addresses: five of them can use it up. A guess of six digits is right once in 333,333. */
  wrongCodesOfAccount: { max: 240, minutes: 1_440 },
  /** Per account and browser that has signed in to it before. */
  wrongCodesOfBrowser: { max: 10, minutes: 60 },
  /** The current password, or the first two-factor code, entered in a session. */
  wrongPasswordsOfSession: { max: 10, minutes: 10 },
  /** Each ends with an email to the owner. */
  passwordChangesOfMember: { max: 3, minutes: 60 },
  registrationsOfAddress: { max: 600, minutes: 10 },
  registrationsOfEmail: { max: 5, minutes: 60 },
  /** Per account and IP address. */
  resetRequestsOfEmail: { max: 5, minutes: 60 },
  resetRequestsOfAddress: { max: 100, minutes: 60 },
  emailsOfMember: { max: 3, minutes: 60 },
  /** Second factor, recovery codes, passkeys, address: each change ends with an email to the owner. */
  securityChangesOfMember: { max: 3, minutes: 60 },
  contactMessagesOfAddress: { max: 20, minutes: 10 },
  uploadsOfMember: { max: 40, minutes: 60 },
  contractUploadsOfMember: { max: 600, minutes: 60 },
  verificationsOfAddress: { max: 60, minutes: 10 },
  reportsOfMember: { max: 20, minutes: 1_440 },
  /** Per posting: changes of parties that are compared with ledgers at once. */
  partyChangesOfJob: { max: conflictLimits.partyChangesADay, minutes: 1_440 },
  // What a member does to other people (activity-limits.ts). A busy firm stays below all of them.
  postingsInMinute: { max: 30, minutes: 1 },
  postingsInDay: { max: 300, minutes: 1_440 },
  applicationsInMinute: { max: 30, minutes: 1 },
  applicationsInDay: { max: 300, minutes: 1_440 },
  jobInvitesInMinute: { max: 30, minutes: 1 },
  jobInvitesInDay: { max: 300, minutes: 1_440 },
  interviewProposalsInMinute: { max: 30, minutes: 1 },
  interviewProposalsInDay: { max: 300, minutes: 1_440 },
  teamInvitationsInMinute: { max: 30, minutes: 1 },
  teamInvitationsInDay: { max: 300, minutes: 1_440 },
  messagesInMinute: { max: 60, minutes: 1 },
  messagesInDay: { max: 2_000, minutes: 1_440 },
  joinRequestsInMinute: { max: 5, minutes: 1 },
  joinRequestsInDay: { max: 10, minutes: 1_440 },
} as const;
export type RateLimitName = keyof typeof rateLimits;

/** The subject of a counter; with several parts, the more general first, counters can be reset together. */
export type RateLimitSubject = string | readonly string[];

/** Returns the /64 prefix of an IPv6 address, which one household owns, or an IPv4 address; IPv4-mapped addresses count as IPv4. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: zeros }, () => "0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** Hashes each part of the subject, so that counters contain no personal data. */
const keyOf = (limit: RateLimitName, subject: RateLimitSubject): string =>
  [
    limit,
    ...[subject].flat().map((part) => createHash("sha256").update(part).digest("base64url").slice(0, 22)),
  ].join(":");

/** Increments a counter and returns its value and the seconds that are left of the current window. */
export async function consumeInWindow(
  db: Reader,
  limit: RateLimitName,
  subject: RateLimitSubject,
): Promise<{ count: number; seconds: number }> {
  const fresh = sql`now() + make_interval(mins => ${rateLimits[limit].minutes})`;
  const [row] = await db
    .insert(attempts)
    .values({ key: keyOf(limit, subject), count: 1, windowEndsAt: fresh })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${attempts.windowEndsAt} < now() then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${attempts.windowEndsAt} < now() then ${fresh} else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({
      count: attempts.count,
      seconds: sql<number>`extract(epoch from ${attempts.windowEndsAt} - now())::float8`,
    });
  if (!row) throw new Error("The attempt was not counted.");
  return row;
}

/** Increments a counter and returns its value in the current window. */
export const consumeAndCount = async (
  db: Reader,
  limit: RateLimitName,
  subject: RateLimitSubject,
): Promise<number> => (await consumeInWindow(db, limit, subject)).count;

/** Increments a counter and returns whether it is within the limit. */
export const consume = async (
  db: Reader,
  limit: RateLimitName,
  subject: RateLimitSubject,
): Promise<boolean> => (await consumeAndCount(db, limit, subject)) <= rateLimits[limit].max;

/** What a limit answers; a function receives the wait in words. */
export type LimitMessage = string | ((wait: string) => string);

/** A counter. */
export type RateLimitCounter = readonly [RateLimitName, RateLimitSubject];

/** Returns the error for counters beyond their limits, with the seconds until the last of their windows ends. */
export async function tooManyRequests(
  db: Reader,
  message: LimitMessage,
  counters: readonly RateLimitCounter[],
): Promise<HttpError> {
  const maxByKey = new Map(
    counters.map(([limit, subject]) => [keyOf(limit, subject), rateLimits[limit].max]),
  );
  const rows = await db
    .select({
      key: attempts.key,
      count: attempts.count,
      seconds: sql<number>`extract(epoch from ${attempts.windowEndsAt} - now())::float8`,
    })
    .from(attempts)
    .where(inArray(attempts.key, [...maxByKey.keys()]));
  const exhausted = rows.filter(({ key, count }) => count >= (maxByKey.get(key) ?? Infinity));
  const retryAfter = Math.max(1, ...exhausted.map(({ seconds }) => seconds));
  const text = typeof message === "string" ? message : message(waitingTime(retryAfter));
  return new HttpError(429, text, { retryAfter });
}

const dayMs = 86_400_000;

/** Returns the error for a limit on the records of 24 hours: the first of them leaves the window a day after it was made. */
export function dayIsFull(message: string, first: Date | null, now: Date): HttpError {
  const end = (first ?? now).getTime() + dayMs;
  return new HttpError(429, message, { retryAfter: (end - now.getTime()) / 1000 });
}

/**
 * Increments counters.
 * @throws HttpError 429 with the message when one of them is beyond its limit
 */
export async function requireWithinLimits(
  db: Reader,
  message: LimitMessage,
  counters: readonly RateLimitCounter[],
): Promise<void> {
  const passes = await Promise.all(counters.map(([limit, subject]) => consume(db, limit, subject)));
  if (passes.includes(false)) throw await tooManyRequests(db, message, counters);
}

/** Returns whether a counter has been incremented in its current window. */
export async function isCounting(
  db: Reader,
  limit: RateLimitName,
  subject: RateLimitSubject,
): Promise<boolean> {
  const rows = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(eq(attempts.key, keyOf(limit, subject)), gte(attempts.windowEndsAt, sql`now()`)));
  return rows.length > 0;
}

/** Returns whether a counter has reached its limit. */
export async function isExhausted(
  db: Reader,
  limit: RateLimitName,
  subject: RateLimitSubject,
): Promise<boolean> {
  const rows = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(
      and(
        eq(attempts.key, keyOf(limit, subject)),
        gte(attempts.count, rateLimits[limit].max),
        gte(attempts.windowEndsAt, sql`now()`),
      ),
    );
  return rows.length > 0;
}

/** Decrements counters whose attempts turned out to be legitimate. */
export async function refund(db: Reader, counted: readonly RateLimitCounter[]): Promise<void> {
  if (counted.length === 0) return;
  const keys = counted.map(([limit, subject]) => keyOf(limit, subject));
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(inArray(attempts.key, keys), gt(attempts.count, 0)));
}

/** Deletes the counters of a subject and of all more specific subjects. */
export async function resetLimit(db: Reader, limit: RateLimitName, subject: RateLimitSubject): Promise<void> {
  await db.delete(attempts).where(sql`starts_with(${attempts.key}, ${keyOf(limit, subject)})`);
}
