import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { eq, inArray, sql } from "drizzle-orm";
import type { Db, Reader } from "../db/handle.ts";
import { attempts } from "../db/schema/accounts.ts";

const windowMinutes = 10;

/**
 * What is counted, and how many of it pass in ten minutes. Failures and floods only: a busy office of 1,000 sign-ins
 * or a test run of 200 registrations stays below every one of them.
 */
export const ceilings = {
  failedSignInsOfAccount: 10,
  failedSignInsOfAddress: 100,
  signInsOfAddress: 5_000,
  registrationsOfAddress: 600,
  contactMessagesOfAddress: 20,
  contactMessagesOfMailbox: 5,
} as const;
export type Ceiling = keyof typeof ceilings;

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

/** Counters hold no personal data: the subject is hashed. */
const keyOf = (ceiling: Ceiling, subject: string): string =>
  `${ceiling}:${createHash("sha256").update(subject).digest("base64url").slice(0, 22)}`;

/** Counts one more and says whether the ceiling still holds. */
export async function count(db: Reader, ceiling: Ceiling, subject: string): Promise<boolean> {
  const fresh = sql`now() + make_interval(mins => ${windowMinutes})`;
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
  return (row?.count ?? 0) <= ceilings[ceiling];
}

/** Whether any of the ceilings is reached already. */
export async function isExhausted(db: Db, subjects: Partial<Record<Ceiling, string>>): Promise<boolean> {
  const wanted = new Map<string, Ceiling>();
  for (const [ceiling, subject] of Object.entries(subjects) as [Ceiling, string][])
    wanted.set(keyOf(ceiling, subject), ceiling);
  const rows = await db
    .select({ key: attempts.key, count: attempts.count })
    .from(attempts)
    .where(sql`${inArray(attempts.key, [...wanted.keys()])} and ${attempts.windowEndsAt} >= now()`);
  return rows.some((row) => {
    const ceiling = wanted.get(row.key);
    return ceiling !== undefined && row.count >= ceilings[ceiling];
  });
}

/** A right password clears the account's failures. */
export async function forget(db: Db, ceiling: Ceiling, subject: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, keyOf(ceiling, subject)));
}
