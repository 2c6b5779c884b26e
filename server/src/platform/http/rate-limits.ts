import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { and, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { attempts } from "../db/schema/accounts.ts";

/**
 * What is counted, and how many of it pass in how many minutes. "Account" is an account as its e-mail address names
 * it, whether it exists or not. Failures and floods only: a busy office of 1,000 sign-ins stays below every one.
 */
export const rateLimits = {
  /** Of an account, from one network address, by browsers that are not known to it. */
  failedSignInsFromAddress: { max: 10, minutes: 10 },
  /** Of an account, from all addresses, by browsers that are not known to it. */
  failedSignInsOfAccount: { max: 50, minutes: 10 },
  /** Of an account, by one browser that has signed in to it before. */
  failedSignInsOfBrowser: { max: 10, minutes: 10 },
  failedSignInsOfAddress: { max: 100, minutes: 10 },
  signInsOfAddress: { max: 5_000, minutes: 10 },
  wrongCodesOfAccount: { max: 10, minutes: 60 },
  wrongCodesOfBrowser: { max: 10, minutes: 60 },
  /** The current password, or a first code, asked of somebody signed in. */
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
  reportsOfMember: { max: 20, minutes: 1_440 },
} as const;
export type RateLimit = keyof typeof rateLimits;

/** What a count is about; several parts, the wider one first, can be forgotten together. */
export type Subject = string | readonly string[];

/** An IPv6 household owns a /64, so that is what counts as one address; IPv4-mapped addresses count as IPv4. */
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

/** Counters hold no personal data: each part of the subject is hashed. */
const keyOf = (ceiling: RateLimit, subject: Subject): string =>
  [
    ceiling,
    ...[subject].flat().map((part) => createHash("sha256").update(part).digest("base64url").slice(0, 22)),
  ].join(":");

/** Counts one more; answers how many there are in this window. */
export async function consumeAndCount(db: Reader, ceiling: RateLimit, subject: Subject): Promise<number> {
  const fresh = sql`now() + make_interval(mins => ${rateLimits[ceiling].minutes})`;
  const [row] = await db
    .insert(attempts)
    .values({ key: keyOf(ceiling, subject), count: 1, windowEndsAt: fresh })
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

/** Counts one more and says whether the ceiling still holds. */
export const consume = async (db: Reader, ceiling: RateLimit, subject: Subject): Promise<boolean> =>
  (await consumeAndCount(db, ceiling, subject)) <= rateLimits[ceiling].max;

/** Whether the ceiling is reached already. */
export async function isExhausted(db: Reader, ceiling: RateLimit, subject: Subject): Promise<boolean> {
  const rows = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(
      and(
        eq(attempts.key, keyOf(ceiling, subject)),
        gte(attempts.count, rateLimits[ceiling].max),
        gte(attempts.windowEndsAt, sql`now()`),
      ),
    );
  return rows.length > 0;
}

/** Takes back one count of each: what was counted beforehand turned out well. */
export async function refund(db: Reader, counted: readonly [RateLimit, Subject][]): Promise<void> {
  if (counted.length === 0) return;
  const keys = counted.map(([ceiling, subject]) => keyOf(ceiling, subject));
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(inArray(attempts.key, keys), gt(attempts.count, 0)));
}

/** Forgets what was counted about a subject, and about all that are narrower. */
export async function resetLimit(db: Reader, ceiling: RateLimit, subject: Subject): Promise<void> {
  await db.delete(attempts).where(sql`starts_with(${attempts.key}, ${keyOf(ceiling, subject)})`);
}
