import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { accountEmails, emailTokens } from "../../../platform/db/schema/sign-in-safety.ts";

export type EmailRow = typeof accountEmails.$inferSelect;

/** The account data that emails use. */
const recipient = {
  id: users.id,
  name: users.name,
  firstName: users.firstName,
  userType: users.userType,
  email: users.email,
  emailVerified: users.emailVerified,
  timeZone: users.timeZone,
  createdAt: users.createdAt,
};

export async function findEmail(db: Reader, emailId: number) {
  const [email] = await db.select().from(accountEmails).where(eq(accountEmails.id, emailId));
  return email;
}

/** Kinds whose links are voided by a newer email of the same kind. */
const replaceable = { prove_address: true, reset_password: true, change_address: true };

/** Returns whether a newer email of the same kind replaces an email. */
export async function isReplaced(db: Reader, email: EmailRow): Promise<boolean> {
  if (!(email.kind in replaceable)) return false;
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
  return newer !== undefined;
}

export async function findRecipient(db: Reader, userId: number) {
  const [row] = await db.select(recipient).from(users).where(eq(users.id, userId));
  return row;
}
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

export async function findRecipientByEmail(db: Reader, email: string) {
  const [row] = await db.select(recipient).from(users).where(eq(users.email, email));
  return row;
}

export const listTokens = (db: Reader, emailId: number) =>
  db
    .select()
    .from(emailTokens)
    .where(eq(emailTokens.emailId, emailId))
    .orderBy(sql`${emailTokens.id}`);
