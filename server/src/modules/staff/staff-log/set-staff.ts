import { and, eq } from "drizzle-orm";
import type { Db } from "../../../platform/db/database.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { announce } from "../../../platform/realtime/announce.ts";
import { recordStaffAction } from "../../../platform/staff-log/record-staff-action.ts";

/**
 * Grants or revokes the staff flag of the account with this email. Granting requires a verified email, because anyone can
 * register with another person's address.
 * @returns whether there is such an account
 */
export async function setStaff(db: Db, email: string, staff: boolean, now: Date): Promise<boolean> {
  const address = email.trim().toLowerCase();
  return db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ staff, updatedAt: now })
      .where(and(eq(users.email, address), staff ? eq(users.emailVerified, true) : undefined))
      .returning({ id: users.id });
    const ids = changed.map(({ id }) => id);
    const action = staff ? "staff_granted" : "staff_revoked";
    for (const id of ids) await recordStaffAction(tx, null, { action, subject: "user", subjectId: id }, now);
    if (ids.length > 0) await announce(tx, { to: ids, topics: ["session"], forget: ids });
    return ids.length > 0;
  });
}
