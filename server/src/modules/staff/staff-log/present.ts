import type { StaffAction } from "@caseload/contract/staff/staff-actions";
import type { StaffActionRow } from "./queries.ts";

export function presentStaffAction(row: StaffActionRow): StaffAction {
  return {
    id: row.id,
    action: row.action,
    staffName: row.staffName,
    subject: row.subject,
    subjectId: row.subjectId,
    note: row.note,
    at: row.at.toISOString(),
  };
}
