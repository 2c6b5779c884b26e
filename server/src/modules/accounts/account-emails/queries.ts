import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { accountEmails, emailTokens } from "../../../platform/db/schema/sign-in-safety.ts";

export type EmailRow = typeof accountEmails.$inferSelect;

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
export async function findEmail(db: Reader, emailId: number) {
  const [letter] = await db.select().from(accountEmails).where(eq(accountEmails.id, emailId));
  if (!letter) return undefined;
  const [newer] = await db
    .select({ id: accountEmails.id })
    .from(accountEmails)
    .where(
      and(
        gt(accountEmails.id, letter.id),
        eq(accountEmails.kind, letter.kind),
        eq(accountEmails.email, letter.email),
        letter.userId === null ? isNull(accountEmails.userId) : eq(accountEmails.userId, letter.userId),
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

export const findTokensOf = (db: Reader, emailId: number) =>
  db
    .select()
    .from(emailTokens)
    .where(eq(emailTokens.emailId, emailId))
    .orderBy(sql`${emailTokens.id}`);
