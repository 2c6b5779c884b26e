/**
 * Money under contracts, from rows: approved time, lines of sent invoices and confirmed payments. Every sum of earnings
 * and spend is taken over these, so that screens, reports and files agree.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Days } from "@caseload/contract/reporting/periods";

/** payForMinutes of the contract package in SQL. Division of whole numbers rounds towards zero. */
const pay = sql`(e.minutes::bigint * e.rate_cents + sign(e.minutes)::integer * 30) / 60`;

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
}

/**
 * Sums by contract_id and step: minutes, and earned, invoiced, paid and outstanding in US cents. Contracts without money
 * on these days have no row, others up to four for each step.
 *
 * Time, invoices and payments are each summed before they are put together, because most of the rows are time and the
 * other columns would be copied for each of them. Sums are of float8, which adds faster than numeric and counts cents
 * exactly up to 2^53.
 */
export function moneyRows({ whose, days, stepOf = () => sql`null::date` }: Scope): SQL {
  const zero = sql`0::float8`;
  return sql`
    select e.contract_id, ${stepOf(sql`e.day`)} as step, sum(e.minutes)::float8 as minutes,
      coalesce(sum(${pay}), 0)::float8 as earned, ${zero} as invoiced, ${zero} as paid, ${zero} as outstanding
    from contracts c join time_entries e on e.contract_id = c.id
    join timesheets t on t.id = e.timesheet_id and t.status = 'approved'
    where ${whose} ${within(sql`e.day`, days)} group by 1, 2
    union all
    select i.contract_id, ${stepOf(sql`i.issued_on`)}, ${zero},
      coalesce(sum(l.cents) filter (where l.kind = 'milestone'), 0)::float8, sum(l.cents)::float8, ${zero},
      sum(l.cents)::float8
    from contracts c join invoices i on i.contract_id = c.id join invoice_lines l on l.invoice_id = i.id and l.live
    where ${whose} and ${isLive} ${within(sql`i.issued_on`, days)} group by 1, 2
    union all
    select i.contract_id, ${stepOf(sql`i.issued_on`)}, ${zero}, ${zero}, ${zero}, ${zero}, -sum(y.cents)::float8
    from contracts c join invoices i on i.contract_id = c.id join payments y on y.invoice_id = i.id
    where ${whose} and ${isLive} and y.status = 'confirmed' ${within(sql`i.issued_on`, days)} group by 1, 2
    union all
    select i.contract_id, ${stepOf(sql`y.paid_on`)}, ${zero}, ${zero}, ${zero}, sum(y.cents)::float8, ${zero}
    from contracts c join invoices i on i.contract_id = c.id join payments y on y.invoice_id = i.id
    where ${whose} and ${isLive} and y.status = 'confirmed' ${within(sql`y.paid_on`, days)} group by 1, 2`;
}

/** The sums of such rows, named as the API names them. */
export const moneySums = (rows: SQL): SQL => sql`
  coalesce(sum(${rows}.minutes), 0) as minutes, coalesce(sum(${rows}.earned), 0) as "earnedCents",
  coalesce(sum(${rows}.invoiced), 0) as "invoicedCents", coalesce(sum(${rows}.paid), 0) as "paidCents",
  coalesce(sum(${rows}.outstanding), 0) as "outstandingCents"`;
