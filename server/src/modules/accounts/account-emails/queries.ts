import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { accountEmails, emailTokens } from "../../../platform/db/schema/sign-in-safety.ts";

export type EmailRow = typeof accountEmails.$inferSelect;

/** The account data that emails use. */
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

/** Returns an email, unless a newer one of the same kind replaces it. */
export async function findEmail(db: Reader, emailId: number) {
  const [email] = await db.select().from(accountEmails).where(eq(accountEmails.id, emailId));
  if (!email) return undefined;
  const [newer] = await db
    .select({ id: accountEmails.id })
    .from(accountEmails)
    .where(
      and(
        gt(accountEmails.id, email.id),
        eq(accountEmails.kind, email.kind),
        eq(accountEmails.email, email.email),
        email.userId === null ? isNull(accountEmails.userId) : eq(accountEmails.userId, email.userId),
      ),
    )
    .limit(1);
  return newer && email.kind in replaceable ? undefined : email;
}

/** Kinds whose links are voided by a newer email of the same kind. */
const replaceable = { prove_address: true, reset_password: true, change_address: true };

export async function findClaimant(db: Reader, userId: number) {
  const [row] = await db.select(claimant).from(users).where(eq(users.id, userId));
  return row;
}
export type Claimant = NonNullable<Awaited<ReturnType<typeof findClaimant>>>;

/** Returns the account with the verified address; otherwise the three newest accounts with the unverified address. */
export async function findClaimants(db: Reader, email: string): Promise<Claimant[]> {
  const rows = await db
    .select(claimant)
    .from(users)
    .where(eq(users.email, email))
    .orderBy(desc(users.emailVerified), desc(users.id))
    .limit(3);
  return rows[0]?.emailVerified ? rows.slice(0, 1) : rows;
}

export const listTokens = (db: Reader, emailId: number) =>
  db
    .select()
    .from(emailTokens)
    .where(eq(emailTokens.emailId, emailId))
    .orderBy(sql`${emailTokens.id}`);
