/**
 * Money under contracts: approved time, sent invoices and confirmed payments by contract and day (money_days). Every sum
 * of earnings and spend is taken over these rows, so that screens, reports and files agree.
 */
import type { Days } from "@caseload/contract/reporting/periods";
import { type SQL, sql } from "drizzle-orm";
import { plannedEachTime } from "../../../platform/db/named-statements.ts";

/** Whose money: under a paralegal's contracts, or under a firm's. */
export type MoneyOwner = { readonly paralegalId: number } | { readonly firmId: number };

/** Condition on `md`, a row of money_days. */
export const moneyOf = (owner: MoneyOwner): SQL =>
  "firmId" in owner ? sql`md.firm_id = ${owner.firmId}` : sql`md.paralegal_id = ${owner.paralegalId}`;

/** The rows `md` of an owner on some days, as a FROM clause. Days on which everything was taken back have none. */
export const moneyDays = (owner: MoneyOwner, { from, to }: Days): SQL => sql`
  (${plannedEachTime} select * from money_days md where ${moneyOf(owner)} and md.parts > 0
    and md.day between ${from}::date and ${to}::date) md`;

/** float8 adds faster than numeric, is read without a detour over text, and counts cents exactly up to 2^53. */
const sumOf = (rows: SQL, column: string): SQL =>
  sql`coalesce(sum(${rows}.${sql.identifier(column)}::float8), 0)`;

/** The sums of rows with the columns of money_days, named as the API names them. */
export const moneySums = (rows: SQL): SQL => sql`
  ${sumOf(rows, "minutes")} as minutes, ${sumOf(rows, "earned_cents")} as "earnedCents",
  ${sumOf(rows, "invoiced_cents")} as "invoicedCents", ${sumOf(rows, "paid_cents")} as "paidCents",
  ${sumOf(rows, "outstanding_cents")} as "outstandingCents"`;
