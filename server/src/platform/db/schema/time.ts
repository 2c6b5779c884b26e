import type { SupervisionKind } from "@caseload/contract/engagements/supervision";
import type { ActivityCode, TaskCode } from "@caseload/contract/engagements/utbms-codes";
import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant, reference } from "./columns.ts";
import { contracts } from "./contracts.ts";
import { deliverables } from "./work.ts";

/** Weeks of time that were submitted. "invoiced" is a status of their entries. */
export const timesheets = pgTable(
  "timesheets",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    /** A Monday. */
    weekStart: date("week_start", { mode: "string" }).notNull(),
    status: text().$type<"submitted" | "returned" | "approved">().notNull(),
    submittedAt: instant("submitted_at").notNull(),
    decidedAt: instant("decided_at"),
    /** Null while undecided, and when it approved itself. */
    decidedById: integer("decided_by_id").references(() => users.id),
    reason: text(),
    /** Reminders that the firm was sent since it was submitted. */
    reminders: integer().notNull().default(0),
  },
  (table) => [
    index("timesheets_contract").on(table.contractId, table.weekStart, table.id),
    // A further timesheet of a week follows the approval of the one before.
    uniqueIndex("timesheets_undecided")
      .on(table.contractId, table.weekStart)
      .where(sql`status <> 'approved'`),
    index("timesheets_submitted")
      .on(table.submittedAt)
      .where(sql`status = 'submitted'`),
  ],
);

/** Time that a paralegal recorded. Locked once its timesheet is approved. */
export const timeEntries = pgTable(
  "time_entries",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    paralegalId: reference("paralegal_id", () => users.id),
    day: date({ mode: "string" }).notNull(),
    /** Negative on reversing entries. */
    minutes: integer().notNull(),
    narrative: text().notNull(),
    taskCode: text("task_code").$type<TaskCode>(),
    activityCode: text("activity_code").$type<ActivityCode>(),
    clerical: boolean().notNull().default(false),
    contemporaneous: boolean().notNull(),
    /** US cents an hour under the terms in force on the day; null where pay is flat. */
    rateCents: integer("rate_cents"),
    /** Null for drafts. */
    timesheetId: integer("timesheet_id").references(() => timesheets.id),
    reversesId: integer("reverses_id").references((): AnyPgColumn => timeEntries.id),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("time_entries_contract").on(table.contractId, table.day, table.id),
    index("time_entries_paralegal").on(table.paralegalId, table.day, table.id),
    index("time_entries_timesheet").on(table.timesheetId),
    uniqueIndex("time_entries_reversal").on(table.reversesId),
    check("time_entries_tenths", sql`minutes % 6 = 0 and minutes <> 0 and abs(minutes) <= 1440`),
    check("time_entries_reversal_sign", sql`(minutes < 0) = (reverses_id is not null)`),
  ],
);

/** What an approver wrote about an entry. */
export const timeComments = pgTable(
  "time_comments",
  {
    id: serial().primaryKey(),
    entryId: reference("entry_id", () => timeEntries.id, { onDelete: "cascade" }),
    authorId: reference("author_id", () => users.id),
    text: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("time_comments_entry").on(table.entryId),
    index("time_comments_author").on(table.authorId),
  ],
);

/** The running timers, at most one per person. */
export const timers = pgTable(
  "timers",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    contractId: reference("contract_id", () => contracts.id),
    narrative: text().notNull(),
    startedAt: instant("started_at").notNull(),
  },
  (table) => [index("timers_contract").on(table.contractId)],
);

/** The log of supervision under ABA Model Rule 5.3. Append-only, enforced by a trigger. */
export const supervisionEntries = pgTable(
  "supervision_entries",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    kind: text().$type<SupervisionKind>().notNull(),
    /** The deliverable that was answered. */
    deliverableId: integer("deliverable_id").references(() => deliverables.id),
    /** Null when a timesheet approved itself. */
    authorId: integer("author_id").references(() => users.id),
    text: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("supervision_entries_contract").on(table.contractId, table.id),
    index("supervision_entries_author").on(table.authorId),
    index("supervision_entries_deliverable").on(table.deliverableId),
  ],
);
