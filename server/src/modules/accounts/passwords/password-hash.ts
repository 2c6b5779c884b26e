import { createHmac, scrypt, timingSafeEqual } from "node:crypto";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { signIns, users } from "../../../platform/db/schema/accounts.ts";

/** The scrypt parameters of better-auth: 32 MiB and about 130 ms per password. */
const cost = { N: 16_384, r: 16, p: 1, maxmem: 128 * 16_384 * 16 * 2 };
const keyBytes = 64;

const derive = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, cost, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** "salt:key", both in hex. */
export const hashPassword = async (password: string, salt: string): Promise<string> =>
  `${salt}:${(await derive(password, salt)).toString("hex")}`;

export const saltOf = (hash: string): string => hash.split(":", 1)[0] ?? "";

/** Compares two hashes in constant time. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export const isPassword = async (hash: string, password: string): Promise<boolean> =>
  isSameHash(await hashPassword(password, saltOf(hash)), hash);

/**
 * Returns the salt of an address: the salt of its accounts, or one derived from the address and the server's secret. All
 * accounts of an address share it, so that a sign-in computes one hash regardless of the number of accounts.
 */
export async function saltFor(db: Reader, secret: string, email: string): Promise<string> {
  const [row] = await db
    .select({ hash: signIns.password })
    .from(users)
    .innerJoin(signIns, and(eq(signIns.userId, users.id), isNotNull(signIns.password)))
    .where(eq(users.email, email))
    .orderBy(desc(users.emailVerified), desc(users.id))
    .limit(1);
  return row?.hash ? saltOf(row.hash) : deriveSalt(secret, email);
}

export const deriveSalt = (secret: string, email: string): string =>
  createHmac("sha256", secret).update(`password salt of ${email}`).digest("hex").slice(0, 32);
