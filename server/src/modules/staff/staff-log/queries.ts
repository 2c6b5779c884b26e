import type { StaffSubject } from "@caseload/contract/staff/staff-action-kinds";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { type Cursor, decodeCursor, pageSize, toPage } from "../../../platform/db/pagination.ts";
import { staffActions } from "../../../platform/db/schema/staff-actions.ts";

export type StaffActionRow = typeof staffActions.$inferSelect;

interface StaffActionQuery {
  subject?: StaffSubject | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The audit log, newest first. */
export async function listStaffActions(db: Reader, { subject, limit, cursor: after }: StaffActionQuery) {
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
