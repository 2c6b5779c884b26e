import type { ReportFormat, ReportFrequency } from "@caseload/contract/reporting/scheduled-report-options";
import type { ScheduledReport } from "@caseload/contract/reporting/scheduled-reports";
import { sql } from "drizzle-orm";
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { firms } from "./firms.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Schedules of firm reports that are sent by email. */
export const reportSchedules = pgTable(
  "report_schedules",
  {
    id: serial().primaryKey(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The owner's firm; the schedule is deleted when the owner leaves it. */
    firmId: integer("firm_id")
      .notNull()
      .references(() => firms.id),
    report: jsonb().$type<ScheduledReport>().notNull(),
    frequency: text().$type<ReportFrequency>().notNull(),
    format: text().$type<ReportFormat>().notNull(),
    createdAt: instant("created_at").notNull(),
    pausedAt: instant("paused_at"),
    /** Due times up to this instant have been sent or skipped. */
    handledAt: instant("handled_at").notNull(),
    lastSentAt: instant("last_sent_at"),
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
    scheduleId: integer("schedule_id")
      .notNull()
      .references(() => reportSchedules.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When the recipient unsubscribed. */
    stoppedAt: instant("stopped_at"),
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
    scheduleId: integer("schedule_id")
      .notNull()
      .references(() => reportSchedules.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The report covers its period as of this day. */
    dueAt: instant("due_at").notNull(),
  },
  (table) => [
    uniqueIndex("report_emails_once").on(table.scheduleId, table.userId, table.dueAt),
    index("report_emails_user").on(table.userId),
  ],
);
