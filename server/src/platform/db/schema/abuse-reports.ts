import type { ReportReason, ReportStatus, ReportSubject } from "@caseload/contract/staff/report-reasons";
import { sql } from "drizzle-orm";
import { index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { users } from "./accounts.ts";

/** Reports of abuse. */
export const reports = pgTable(
  "reports",
  {
    id: serial().primaryKey(),
    /** Null after the reporter's account is deleted. */
    reporterId: integer("reporter_id").references(() => users.id, { onDelete: "set null" }),
    subject: text().$type<ReportSubject>().notNull(),
    /** Not a reference: it names rows of several tables. */
    subjectId: integer("subject_id").notNull(),
    /** The owner of the reported posting, profile or message. */
    reportedId: integer("reported_id").references(() => users.id, { onDelete: "set null" }),
    /** The reported text at the time of the report. */
    excerpt: text().notNull(),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull(),
    status: text().$type<ReportStatus>().notNull().default("open"),
    createdAt: instant("created_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
    note: text(),
  },
  (table) => [
    index("reports_status").on(table.status, table.id),
    index("reports_reported").on(table.reportedId),
    uniqueIndex("reports_open_once")
      .on(table.reporterId, table.subject, table.subjectId)
      .where(sql`${table.status} = 'open'`),
  ],
);
