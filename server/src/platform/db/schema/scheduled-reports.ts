import type { ReportFormat, ReportFrequency } from "@caseload/contract/reporting/scheduled-report-options";
import type { ScheduledReport } from "@caseload/contract/reporting/scheduled-reports";
import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instantMs, reference } from "./columns.ts";
import { users } from "./accounts.ts";
import { firms } from "./firms.ts";

/** Schedules of firm reports that are sent by email. */
export const reportSchedules = pgTable(
  "report_schedules",
  {
    id: serial().primaryKey(),
    ownerId: reference("owner_id", () => users.id, { onDelete: "cascade" }),
    /** The owner's firm; the schedule is deleted when the owner leaves it. */
    firmId: reference("firm_id", () => firms.id),
    report: jsonb().$type<ScheduledReport>().notNull(),
    frequency: text().$type<ReportFrequency>().notNull(),
    format: text().$type<ReportFormat>().notNull(),
    createdAt: instantMs("created_at").notNull(),
    pausedAt: instantMs("paused_at"),
    /** Due times up to this instant have been sent or skipped. */
    handledAt: instantMs("handled_at").notNull(),
    lastSentAt: instantMs("last_sent_at"),
  },
  (table) => [
    index("report_schedules_owner").on(table.ownerId, table.id),
    index("report_schedules_due")
      .on(table.frequency, table.handledAt)
      .where(sql`paused_at is null`),
  ],
);

/** Recipients of a schedule. */
export const reportRecipients = pgTable(
  "report_recipients",
  {
    scheduleId: reference("schedule_id", () => reportSchedules.id, { onDelete: "cascade" }),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    /** When the recipient unsubscribed. */
    stoppedAt: instantMs("stopped_at"),
  },
  (table) => [
    primaryKey({ columns: [table.scheduleId, table.userId] }),
    index("report_recipients_user").on(table.userId),
  ],
);

/** Reports to be sent by email, one per recipient; deleted once sent. */
export const reportEmails = pgTable(
  "report_emails",
  {
    id: serial().primaryKey(),
    scheduleId: reference("schedule_id", () => reportSchedules.id, { onDelete: "cascade" }),
    userId: reference("user_id", () => users.id, { onDelete: "cascade" }),
    /** The report covers its period as of this day. */
    dueAt: instantMs("due_at").notNull(),
  },
  (table) => [
    uniqueIndex("report_emails_once").on(table.scheduleId, table.userId, table.dueAt),
    index("report_emails_user").on(table.userId),
  ],
);
