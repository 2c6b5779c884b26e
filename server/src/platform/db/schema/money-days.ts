import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, smallint } from "drizzle-orm/pg-core";

/**
 * Approved time, sent invoices and confirmed payments by contract and day, kept by triggers on those tables, so that sums
 * over a period read one table. Without foreign keys, whose checks would lock contracts; the firm and the paralegal are
 * the contract's.
 */
export const moneyDays = pgTable(
  "money_days",
  {
    contractId: integer("contract_id").notNull(),
    day: date({ mode: "string" }).notNull(),
    /** Of the day, from 1: kept, because taking it from every day costs more than adding up the money. */
    month: smallint()
      .generatedAlwaysAs(sql`extract(month from day)`)
      .notNull(),
    firmId: integer("firm_id").notNull(),
    paralegalId: integer("paralegal_id").notNull(),
    /** Counted entries, invoices and payments: 0 once all of them were taken back. */
    parts: integer().notNull(),
    minutes: integer().notNull(),
    /** For approved time on this day, and for milestones on invoices issued on it. */
    earnedCents: bigint("earned_cents", { mode: "number" }).notNull(),
    /** On invoices issued on this day. */
    invoicedCents: bigint("invoiced_cents", { mode: "number" }).notNull(),
    /** Payments made on this day. */
    paidCents: bigint("paid_cents", { mode: "number" }).notNull(),
    /** What is unpaid of the invoices issued on this day. */
    outstandingCents: bigint("outstanding_cents", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contractId, table.day] }),
    index("money_days_firm").on(table.firmId, table.day),
    index("money_days_paralegal").on(table.paralegalId, table.day),
  ],
);
