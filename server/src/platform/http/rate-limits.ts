import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { and, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { attempts } from "../db/schema/accounts.ts";

/**
 * Limits per number of minutes. "Account" means an email address, whether it has an account or not. "Address" means an
 * IP address. A firm with 1,000 sign-ins from one IP address stays below every limit.
 */
export const rateLimits = {
  /** Per account and IP address, by browsers that never signed in to it. */
  failedSignInsFromAddress: { max: 10, minutes: 10 },
  /** Per account, by browsers that never signed in to it. */
  failedSignInsOfAccount: { max: 50, minutes: 10 },
  /** Per account and browser that has signed in to it before. */
  failedSignInsOfBrowser: { max: 10, minutes: 10 },
  failedSignInsOfAddress: { max: 100, minutes: 10 },
  signInsOfAddress: { max: 5_000, minutes: 10 },
  wrongCodesOfAccount: { max: 10, minutes: 60 },
  wrongCodesOfBrowser: { max: 10, minutes: 60 },
  /** The current password, or the first two-factor code, entered in a session. */
  wrongPasswordsOfSession: { max: 10, minutes: 10 },
  registrationsOfAddress: { max: 600, minutes: 10 },
  registrationsOfEmail: { max: 5, minutes: 60 },
  resetRequestsOfEmail: { max: 5, minutes: 60 },
  resetRequestsOfAddress: { max: 100, minutes: 60 },
  emailsOfMember: { max: 5, minutes: 60 },
  invitationsOfFirm: { max: 100, minutes: 60 },
  invitationsOfMailbox: { max: 5, minutes: 60 },
  contactMessagesOfAddress: { max: 20, minutes: 10 },
  contactMessagesOfMailbox: { max: 5, minutes: 10 },
  uploadsOfMember: { max: 40, minutes: 60 },
  verificationsOfAddress: { max: 60, minutes: 10 },
  reportsOfMember: { max: 20, minutes: 1_440 },
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

/** Increments a counter and returns its value in the current window. */
export async function consumeAndCount(
  db: Reader,
  limit: RateLimitName,
  subject: RateLimitSubject,
): Promise<number> {
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
    .returning({ count: attempts.count });
  return row?.count ?? 0;
}

/** Increments a counter and returns whether it is within the limit. */
export const consume = async (
  db: Reader,
  limit: RateLimitName,
  subject: RateLimitSubject,
): Promise<boolean> => (await consumeAndCount(db, limit, subject)) <= rateLimits[limit].max;

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
export async function refund(
  db: Reader,
  counted: readonly [RateLimitName, RateLimitSubject][],
): Promise<void> {
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
