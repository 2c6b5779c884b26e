import type {
  InvoiceEventKind,
  InvoiceLineKind,
  InvoiceStatus,
  PaymentMeans,
  PaymentStatus,
} from "@caseload/contract/engagements/invoices";
import type { ActivityCode, TaskCode } from "@caseload/contract/engagements/utbms-codes";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts.ts";
import { instant, reference } from "./columns.ts";
import { contractFiles } from "./contract-files.ts";
import { contracts } from "./contracts.ts";
import { timeEntries } from "./time.ts";

/** Invoices. What is paid is a sum over payments. */
export const invoices = pgTable(
  "invoices",
  {
    id: serial().primaryKey(),
    contractId: reference("contract_id", () => contracts.id),
    /** The paralegal. */
    issuerId: reference("issuer_id", () => users.id),
    status: text().$type<InvoiceStatus>().notNull(),
    /** The year of sending in the issuer's time zone, and the count in it; null for drafts. */
    numberYear: integer("number_year"),
    numberInYear: integer("number_in_year"),
    issuedOn: date("issued_on", { mode: "string" }),
    dueOn: date("due_on", { mode: "string" }),
    /** Names and addresses as they were when it was sent; null for drafts. */
    issuerName: text("issuer_name"),
    issuerAddress: text("issuer_address"),
    payerName: text("payer_name"),
    payerAddress: text("payer_address"),
    createdAt: instant("created_at").notNull(),
    sentAt: instant("sent_at"),
    /** When a member of the firm who handles invoices first opened it. */
    viewedAt: instant("viewed_at"),
    viewedById: integer("viewed_by_id").references(() => users.id),
    paidAt: instant("paid_at"),
    voidReason: text("void_reason"),
    /** Reminders that the firm was sent: the place of the last one in engagementLimits.invoiceReminderDays, from 1. */
    reminders: integer().notNull().default(0),
    /** Sums over the lines, which never change; kept by a trigger when lines are inserted. */
    totalCents: bigint("total_cents", { mode: "number" }).notNull().default(0),
    milestoneCents: bigint("milestone_cents", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    index("invoices_contract").on(table.contractId, table.id),
    index("invoices_issuer").on(table.issuerId, table.id),
    index("invoices_viewer").on(table.viewedById),
    index("invoices_due")
      .on(table.dueOn)
      .where(sql`status in ('sent', 'viewed', 'partly_paid')`),
    uniqueIndex("invoices_number").on(table.issuerId, table.numberYear, table.numberInYear),
    check(
      "invoices_sent",
      sql`(status = 'draft') = (sent_at is null) and (sent_at is null) = (number_year is null)
        and (sent_at is null) = (number_in_year is null) and (sent_at is null) = (issued_on is null)
        and (sent_at is null) = (due_on is null)`,
    ),
  ],
);

/** The last number that an issuer used in a year. */
export const invoiceNumbers = pgTable(
  "invoice_numbers",
  {
    issuerId: reference("issuer_id", () => users.id),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuerId, table.year] })],
);

/** Lines of invoices. Once an invoice is sent they never change, enforced by a trigger; void ones are not `live`. */
export const invoiceLines = pgTable(
  "invoice_lines",
  {
    id: serial().primaryKey(),
    invoiceId: reference("invoice_id", () => invoices.id, { onDelete: "cascade" }),
    contractId: reference("contract_id", () => contracts.id),
    kind: text().$type<InvoiceLineKind>().notNull(),
    day: date({ mode: "string" }),
    description: text().notNull(),
    taskCode: text("task_code").$type<TaskCode>(),
    activityCode: text("activity_code").$type<ActivityCode>(),
    clerical: boolean().notNull().default(false),
    minutes: integer(),
    rateCents: integer("rate_cents"),
    cents: integer().notNull(),
    timeEntryId: integer("time_entry_id").references(() => timeEntries.id),
    /** The milestone's title and its place among those of the same title, so that a moved one is recognized. */
    milestoneKey: text("milestone_key"),
    /** The receipt of an expense. */
    fileId: integer("file_id").references(() => contractFiles.id),
    /** False once the invoice is void, which frees what the line is for. */
    live: boolean().notNull().default(true),
  },
  (table) => [
    index("invoice_lines_invoice").on(table.invoiceId, table.id),
    index("invoice_lines_contract").on(table.contractId),
    index("invoice_lines_time_entry_all").on(table.timeEntryId),
    uniqueIndex("invoice_lines_time_entry")
      .on(table.timeEntryId)
      .where(sql`live`),
    uniqueIndex("invoice_lines_milestone")
      .on(table.contractId, table.milestoneKey)
      .where(sql`live`),
    index("invoice_lines_file_all").on(table.fileId),
    uniqueIndex("invoice_lines_file")
      .on(table.fileId)
      .where(sql`live`),
    check(
      "invoice_lines_kind",
      sql`(kind = 'time') = (time_entry_id is not null) and (kind = 'time') = (minutes is not null)
        and (kind = 'time') = (rate_cents is not null) and (kind = 'milestone') = (milestone_key is not null)
        and (kind = 'expense' or file_id is null) and (kind = 'time' or cents > 0)`,
    ),
  ],
);

/** Payments that the firm recorded. They count once the paralegal confirms them. */
export const payments = pgTable(
  "payments",
  {
    id: serial().primaryKey(),
    invoiceId: reference("invoice_id", () => invoices.id),
    cents: integer().notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    means: text().$type<PaymentMeans>().notNull(),
    reference: text(),
    status: text().$type<PaymentStatus>().notNull(),
    recordedById: reference("recorded_by_id", () => users.id),
    recordedAt: instant("recorded_at").notNull(),
    decidedAt: instant("decided_at"),
    reason: text(),
  },
  (table) => [
    index("payments_invoice").on(table.invoiceId, table.id),
    index("payments_recorder").on(table.recordedById),
    check("payments_cents", sql`cents > 0`),
    check("payments_decided", sql`(status = 'pending') = (decided_at is null)`),
  ],
);

/** Disputes of invoices, at most one open on each. */
export const invoiceDisputes = pgTable(
  "invoice_disputes",
  {
    id: serial().primaryKey(),
    invoiceId: reference("invoice_id", () => invoices.id),
    openedById: reference("opened_by_id", () => users.id),
    reason: text().notNull(),
    openedAt: instant("opened_at").notNull(),
    resolvedById: integer("resolved_by_id").references(() => users.id),
    resolvedAt: instant("resolved_at"),
    note: text(),
  },
  (table) => [
    index("invoice_disputes_invoice").on(table.invoiceId, table.id),
    index("invoice_disputes_opener").on(table.openedById),
    index("invoice_disputes_resolver").on(table.resolvedById),
    uniqueIndex("invoice_disputes_open")
      .on(table.invoiceId)
      .where(sql`resolved_at is null`),
  ],
);

export const invoiceDisputedLines = pgTable(
  "invoice_disputed_lines",
  {
    disputeId: reference("dispute_id", () => invoiceDisputes.id),
    lineId: reference("line_id", () => invoiceLines.id),
  },
  (table) => [
    primaryKey({ columns: [table.disputeId, table.lineId] }),
    index("invoice_disputed_lines_line").on(table.lineId),
  ],
);

/** The history of sent invoices. Append-only, enforced by a trigger. */
export const invoiceEvents = pgTable(
  "invoice_events",
  {
    id: serial().primaryKey(),
    invoiceId: reference("invoice_id", () => invoices.id),
    kind: text().$type<InvoiceEventKind>().notNull(),
    actorId: reference("actor_id", () => users.id),
    note: text(),
    /** Of payments. */
    cents: integer(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("invoice_events_invoice").on(table.invoiceId, table.id),
    index("invoice_events_actor").on(table.actorId),
  ],
);
