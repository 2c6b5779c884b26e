import { and, eq, isNull } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { users } from "../db/schema/accounts.ts";

/** Returns the ids of site staff with a verified address. */
export async function listStaffIds(db: Reader): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.staff, true), eq(users.emailVerified, true), isNull(users.deactivatedAt)))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}
