import type { StaffSubject } from "@caseload/contract/staff/staff-action-kinds";
import { and, desc, eq, isNull, lt } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { users } from "../../../platform/db/schema/accounts.ts";
import { staffActions } from "../../../platform/db/schema/staff-actions.ts";

/** Those who run the site and have confirmed their address. */
export async function listStaffIds(db: Reader): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.staff, true), eq(users.emailVerified, true), isNull(users.deactivatedAt)))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

export type StaffActionRow = typeof staffActions.$inferSelect;

interface Wanted {
  subject?: StaffSubject | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The audit log, newest first. */
export async function listStaffActions(db: Reader, { subject, limit, cursor: after }: Wanted) {
  const cursor = decodeCursor(after);
  const rows = await db
    .select()
    .from(staffActions)
    .where(
      and(subject && eq(staffActions.subject, subject), cursor ? lt(staffActions.id, cursor.id) : undefined),
    )
    .orderBy(desc(staffActions.id))
    .limit(pageSize(limit));
  return toPage(rows, limit, ({ id }: StaffActionRow): Cursor => ({ at: null, id }));
}
