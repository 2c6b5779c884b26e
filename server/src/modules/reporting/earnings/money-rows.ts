/**
 * Money under contracts, from rows: approved time, sent invoices and confirmed payments. Every sum of earnings
 * and spend is taken over these, so that screens, reports and files agree.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Days } from "@caseload/contract/reporting/periods";

/** payForMinutes of the contract package in SQL. Division of whole numbers rounds towards zero. */
const pay = sql`(e.minutes::bigint * e.rate_cents + case when e.minutes < 0 then -30 else 30 end) / 60`;

const within = (day: SQL, days: Days | null): SQL =>
  days ? sql`and ${day} between ${days.from}::date and ${days.to}::date` : sql``;

/** Sent invoices that are not void. */
const isLive = sql`i.status not in ('draft', 'void')`;

interface Scope {
  /** A condition on `c`, a contract. */
  readonly whose: SQL;
  /** All days when null. */
  readonly days: Days | null;
  /** What the days are grouped by, an expression of a day. One row per contract when absent. */
  readonly stepOf?: (day: SQL) => SQL;
  /** What contracts are grouped by, and the joins with `c` that it needs. Each contract by itself when absent. */
  readonly per?: { readonly id: SQL; readonly joins: SQL };
}

/**
 * Sums by `id`, a contract's by default, and step: minutes, and earned, invoiced, paid and outstanding in US cents. What
 * has no money on these days has no row, else up to four for each step.
 *
 * Time, invoices and payments are each summed before they are put together, because most of the rows are time and the
 * other columns would be copied for each of them. Sums are of float8, which adds faster than numeric and counts cents
 * exactly up to 2^53.
 */
export function moneyRows({
  whose,
  days,
  stepOf = () => sql`null::date`,
  per = { id: sql`c.id`, joins: sql`` },
}: Scope): SQL {
  const zero = sql`0::float8`;
  // OFFSET prevents PostgreSQL from joining what a contract is grouped by again for each row of its money.
  const contracts = sql`(select c.id, ${per.id} as per from contracts c ${per.joins} where ${whose} offset 0) c`;
  const bills = sql`${contracts} join invoices i on i.contract_id = c.id`;
  const payments = sql`${bills} join payments y on y.invoice_id = i.id and y.status = 'confirmed'`;
  return sql`
    select c.per as id, ${stepOf(sql`e.day`)} as step, sum(e.minutes)::float8 as minutes,
      coalesce(sum(${pay}), 0)::float8 as earned, ${zero} as invoiced, ${zero} as paid, ${zero} as outstanding
    from ${contracts} join time_entries e on e.contract_id = c.id
    join timesheets t on t.id = e.timesheet_id and t.status = 'approved' ${within(sql`e.day`, days)} group by 1, 2
    union all
    select c.per, ${stepOf(sql`i.issued_on`)}, ${zero}, sum(i.milestone_cents)::float8, sum(i.total_cents)::float8,
      ${zero}, sum(i.total_cents)::float8
    from ${bills} where ${isLive} ${within(sql`i.issued_on`, days)} group by 1, 2
    union all
    select c.per, ${stepOf(sql`i.issued_on`)}, ${zero}, ${zero}, ${zero}, ${zero}, -sum(y.cents)::float8
    from ${payments} where ${isLive} ${within(sql`i.issued_on`, days)} group by 1, 2
    union all
    select c.per, ${stepOf(sql`y.paid_on`)}, ${zero}, ${zero}, ${zero}, sum(y.cents)::float8, ${zero}
    from ${payments} where ${isLive} ${within(sql`y.paid_on`, days)} group by 1, 2`;
}

/** The sums of such rows, named as the API names them. */
export const moneySums = (rows: SQL): SQL => sql`
  coalesce(sum(${rows}.minutes), 0) as minutes, coalesce(sum(${rows}.earned), 0) as "earnedCents",
  coalesce(sum(${rows}.invoiced), 0) as "invoicedCents", coalesce(sum(${rows}.paid), 0) as "paidCents",
  coalesce(sum(${rows}.outstanding), 0) as "outstandingCents"`;
