import { and, asc, eq } from "drizzle-orm";
import type { Reader, Tx } from "../../../platform/db/database.ts";
import { passkeys } from "../../../platform/db/schema/passkeys.ts";
import { lockUser } from "../account-deletion/queries.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

export const listPasskeys = (db: Reader, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

export async function findPasskey(db: Reader, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/**
 * Locks the account's row and returns whether the passkey that was checked is still the account's, and staff have not
 * locked the account.
 */
export async function isCurrentPasskey(tx: Tx, userId: number, passkeyId: number): Promise<boolean> {
  const user = await lockUser(tx, userId);
  if (user?.lockedAt !== null) return false;
  const rows = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)));
  return rows.length > 0;
}
