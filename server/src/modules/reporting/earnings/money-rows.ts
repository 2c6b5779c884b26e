/**
 * Money under contracts, from rows: approved time, lines of sent invoices and confirmed payments. Every sum of earnings
 * and spend is taken over these, so that screens, reports and files agree.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Days } from "@caseload/contract/reporting/periods";

/** payForMinutes of the contract package in SQL. */
const pay = sql`(sign(e.minutes) * floor((abs(e.minutes)::bigint * e.rate_cents + 30) / 60))::bigint`;

const within = (day: SQL, days: Days | null): SQL =>
  days ? sql`and ${day} between ${days.from}::date and ${days.to}::date` : sql``;

/** Sent invoices that are not void. */
const isLive = sql`i.status not in ('draft', 'void')`;

/**
 * Rows of contract_id, day, minutes, earned, invoiced, paid and outstanding, in US cents, each with one of them.
 *
 * @param whose a condition on `c`, a contract
 * @param days all days when null
 */
export const moneyRows = (whose: SQL, days: Days | null): SQL => sql`
  select e.contract_id, e.day, sum(e.minutes)::bigint as minutes, coalesce(sum(${pay}), 0)::bigint as earned,
    0::bigint as invoiced, 0::bigint as paid, 0::bigint as outstanding
  from contracts c join time_entries e on e.contract_id = c.id
  join timesheets t on t.id = e.timesheet_id and t.status = 'approved'
  where ${whose} ${within(sql`e.day`, days)}
  group by e.contract_id, e.day
  union all
  select i.contract_id, i.issued_on, 0, l.milestones, l.total, 0, l.total - p.paid
  from contracts c join invoices i on i.contract_id = c.id
  cross join lateral (select coalesce(sum(cents), 0)::bigint as total,
      coalesce(sum(cents) filter (where kind = 'milestone'), 0)::bigint as milestones
    from invoice_lines where invoice_id = i.id and live) l
  cross join lateral (select coalesce(sum(cents), 0)::bigint as paid
    from payments where invoice_id = i.id and status = 'confirmed') p
  where ${whose} and ${isLive} ${within(sql`i.issued_on`, days)}
  union all
  select i.contract_id, y.paid_on, 0, 0, 0, y.cents, 0
  from contracts c join invoices i on i.contract_id = c.id join payments y on y.invoice_id = i.id
  where ${whose} and ${isLive} and y.status = 'confirmed' ${within(sql`y.paid_on`, days)}`;

/** The sums of such rows, named as the API names them; numbers, because JavaScript counts cents exactly up to 2^53. */
export const moneySums = (rows: SQL): SQL => sql`
  coalesce(sum(${rows}.minutes), 0)::float8 as minutes, coalesce(sum(${rows}.earned), 0)::float8 as "earnedCents",
  coalesce(sum(${rows}.invoiced), 0)::float8 as "invoicedCents", coalesce(sum(${rows}.paid), 0)::float8 as "paidCents",
  coalesce(sum(${rows}.outstanding), 0)::float8 as "outstandingCents"`;
