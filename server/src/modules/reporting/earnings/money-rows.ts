/**
 * Money under contracts, from rows: approved time, lines of sent invoices and confirmed payments. Every sum of earnings
 * and spend is taken over these, so that screens, reports and files agree.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Days } from "@caseload/contract/reporting/periods";

/** payForMinutes of the contract package in SQL: whole numbers, divided without a remainder. */
const pay = sql`sign(e.minutes) * ((abs(e.minutes)::bigint * e.rate_cents + 30) / 60)`;

const within = (day: SQL, days: Days | null): SQL =>
  days ? sql`and ${day} between ${days.from}::date and ${days.to}::date` : sql``;

/** Sent invoices that are not void. */
const isLive = sql`i.status not in ('draft', 'void')`;

/**
 * Rows of contract_id, attorney_id, day, minutes, earned, invoiced, paid and outstanding, in US cents. Sums are of
 * float8, which adds faster than numeric and counts cents exactly up to 2^53.
 *
 * @param whose a condition on `c`, a contract
 * @param days all days when null
 */
export const moneyRows = (whose: SQL, days: Days | null): SQL => sql`
  select c.id as contract_id, c.attorney_id, e.day, e.minutes::float8 as minutes, coalesce(${pay}, 0)::float8 as earned,
    0::float8 as invoiced, 0::float8 as paid, 0::float8 as outstanding
  from contracts c join time_entries e on e.contract_id = c.id
  join timesheets t on t.id = e.timesheet_id and t.status = 'approved'
  where ${whose} ${within(sql`e.day`, days)}
  union all
  select c.id, c.attorney_id, i.issued_on, 0, l.milestones, l.total, 0, l.total - p.paid
  from contracts c join invoices i on i.contract_id = c.id
  cross join lateral (select coalesce(sum(cents), 0)::float8 as total,
      coalesce(sum(cents) filter (where kind = 'milestone'), 0)::float8 as milestones
    from invoice_lines where invoice_id = i.id and live) l
  cross join lateral (select coalesce(sum(cents), 0)::float8 as paid
    from payments where invoice_id = i.id and status = 'confirmed') p
  where ${whose} and ${isLive} ${within(sql`i.issued_on`, days)}
  union all
  select c.id, c.attorney_id, y.paid_on, 0, 0, 0, y.cents, 0
  from contracts c join invoices i on i.contract_id = c.id join payments y on y.invoice_id = i.id
  where ${whose} and ${isLive} and y.status = 'confirmed' ${within(sql`y.paid_on`, days)}`;

/** The sums of such rows, named as the API names them. */
export const moneySums = (rows: SQL): SQL => sql`
  coalesce(sum(${rows}.minutes), 0) as minutes, coalesce(sum(${rows}.earned), 0) as "earnedCents",
  coalesce(sum(${rows}.invoiced), 0) as "invoicedCents", coalesce(sum(${rows}.paid), 0) as "paidCents",
  coalesce(sum(${rows}.outstanding), 0) as "outstandingCents"`;
