import type { StaffActionKind, StaffSubject } from "@caseload/contract/staff/staff-action-kinds";
import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** The audit log of site staff. Append-only, enforced by a trigger. */
export const staffActions = pgTable(
  "staff_actions",
  {
    id: serial().primaryKey(),
    /** No foreign key: the record stays unchanged when the account is deleted. Null for the command line. */
    staffId: integer("staff_id"),
    staffName: text("staff_name").notNull(),
    action: text().$type<StaffActionKind>().notNull(),
    subject: text().$type<StaffSubject>().notNull(),
    /** Null for tasks, which the note names. */
    subjectId: integer("subject_id"),
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("staff_actions_subject").on(table.subject, table.id)],
);
