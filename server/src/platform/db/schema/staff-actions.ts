import type { StaffActionKind, StaffSubject } from "@caseload/contract/staff/staff-action-kinds";
import { index, integer, pgTable, serial, text, timestamp } from "drizzle-orm/pg-core";

/** The audit log of those who run the site. Rows are never changed or removed; a trigger refuses it. */
export const staffActions = pgTable(
  "staff_actions",
  {
    id: serial().primaryKey(),
    /** Not a reference: the record stays as it is when the account goes. Null: done from the command line. */
    staffId: integer("staff_id"),
    staffName: text("staff_name").notNull(),
    action: text().$type<StaffActionKind>().notNull(),
    subject: text().$type<StaffSubject>().notNull(),
    subjectId: integer("subject_id").notNull(),
    note: text(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index("staff_actions_subject").on(table.subject, table.id)],
);
