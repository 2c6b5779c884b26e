import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { and, eq, gt, gte, inArray, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { attempts } from "../db/schema/accounts.ts";

/**
 * What is counted, and how many of it pass in how many minutes. "Account" is an account as its e-mail address names
 * it, whether it exists or not. Failures and floods only: a busy office of 1,000 sign-ins stays below every one.
 */
export const ceilings = {
  /** Of an account, from one network address, by browsers that are not known to it. */
  failedSignInsFromAddress: { most: 10, minutes: 10 },
  /** Of an account, from all addresses, by browsers that are not known to it. */
  failedSignInsOfAccount: { most: 50, minutes: 10 },
  /** Of an account, by one browser that has signed in to it before. */
  failedSignInsOfBrowser: { most: 10, minutes: 10 },
  failedSignInsOfAddress: { most: 100, minutes: 10 },
  signInsOfAddress: { most: 5_000, minutes: 10 },
  wrongCodesOfAccount: { most: 10, minutes: 60 },
  wrongCodesOfBrowser: { most: 10, minutes: 60 },
  /** The current password, or a first code, asked of somebody signed in. */
  wrongPasswordsOfSession: { most: 10, minutes: 10 },
  registrationsOfAddress: { most: 600, minutes: 10 },
  registrationsOfEmail: { most: 5, minutes: 60 },
  resetRequestsOfEmail: { most: 5, minutes: 60 },
  resetRequestsOfAddress: { most: 100, minutes: 60 },
  lettersOfMember: { most: 5, minutes: 60 },
  invitationsOfFirm: { most: 100, minutes: 60 },
  invitationsOfMailbox: { most: 5, minutes: 60 },
  contactMessagesOfAddress: { most: 20, minutes: 10 },
  contactMessagesOfMailbox: { most: 5, minutes: 10 },
  uploadsOfMember: { most: 40, minutes: 60 },
  reportsOfMember: { most: 20, minutes: 1_440 },
} as const;
export type Ceiling = keyof typeof ceilings;

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
const keyOf = (ceiling: Ceiling, subject: Subject): string =>
  [
    ceiling,
    ...[subject].flat().map((part) => createHash("sha256").update(part).digest("base64url").slice(0, 22)),
  ].join(":");

/** Counts one more; answers how many there are in this window. */
export async function tally(db: Reader, ceiling: Ceiling, subject: Subject): Promise<number> {
  const fresh = sql`now() + make_interval(mins => ${ceilings[ceiling].minutes})`;
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
export const count = async (db: Reader, ceiling: Ceiling, subject: Subject): Promise<boolean> =>
  (await tally(db, ceiling, subject)) <= ceilings[ceiling].most;

/** Whether the ceiling is reached already. */
export async function isExhausted(db: Reader, ceiling: Ceiling, subject: Subject): Promise<boolean> {
  const rows = await db
    .select({ key: attempts.key })
    .from(attempts)
    .where(
      and(
        eq(attempts.key, keyOf(ceiling, subject)),
        gte(attempts.count, ceilings[ceiling].most),
        gte(attempts.windowEndsAt, sql`now()`),
      ),
    );
  return rows.length > 0;
}

/** Takes back one count of each: what was counted beforehand turned out well. */
export async function uncount(db: Reader, counted: readonly [Ceiling, Subject][]): Promise<void> {
  if (counted.length === 0) return;
  const keys = counted.map(([ceiling, subject]) => keyOf(ceiling, subject));
  await db
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(and(inArray(attempts.key, keys), gt(attempts.count, 0)));
}

/** Forgets what was counted about a subject, and about all that are narrower. */
export async function forget(db: Reader, ceiling: Ceiling, subject: Subject): Promise<void> {
  await db.delete(attempts).where(sql`starts_with(${attempts.key}, ${keyOf(ceiling, subject)})`);
}
