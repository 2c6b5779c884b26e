import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { accountLetters, letterTokens } from "../../../platform/db/schema/sign-in-safety.ts";

export type LetterRow = typeof accountLetters.$inferSelect;

/** The account as letters name it. */
const claimant = {
  id: users.id,
  name: users.name,
  firstName: users.firstName,
  userType: users.userType,
  email: users.email,
  emailVerified: users.emailVerified,
  timeZone: users.timeZone,
  createdAt: users.createdAt,
};

/** The letter with its account, unless a newer one of its kind makes it idle. */
export async function findLetter(db: Reader, letterId: number) {
  const [letter] = await db.select().from(accountLetters).where(eq(accountLetters.id, letterId));
  if (!letter) return undefined;
  const [newer] = await db
    .select({ id: accountLetters.id })
    .from(accountLetters)
    .where(
      and(
        gt(accountLetters.id, letter.id),
        eq(accountLetters.kind, letter.kind),
        eq(accountLetters.email, letter.email),
        letter.userId === null ? isNull(accountLetters.userId) : eq(accountLetters.userId, letter.userId),
      ),
    )
    .limit(1);
  return newer && letter.kind in replaceable ? undefined : letter;
}

/** Kinds whose links a newer letter of the same kind voids. */
const replaceable = { prove_address: true, reset_password: true, change_address: true };

export async function findClaimant(db: Reader, userId: number) {
  const [row] = await db.select(claimant).from(users).where(eq(users.id, userId));
  return row;
}
export type Claimant = NonNullable<Awaited<ReturnType<typeof findClaimant>>>;

/** Whose an address is; otherwise the newest accounts that claim it, at most three. */
export async function findClaimants(db: Reader, email: string): Promise<Claimant[]> {
  const rows = await db
    .select(claimant)
    .from(users)
    .where(eq(users.email, email))
    .orderBy(desc(users.emailVerified), desc(users.id))
    .limit(3);
  return rows[0]?.emailVerified ? rows.slice(0, 1) : rows;
}

export const findTokensOf = (db: Reader, letterId: number) =>
  db
    .select()
    .from(letterTokens)
    .where(eq(letterTokens.letterId, letterId))
    .orderBy(sql`${letterTokens.id}`);
