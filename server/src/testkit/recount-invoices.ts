/** Recounts invoices and earnings from raw rows, by other formulas than the product's. */
import { sql } from "drizzle-orm";
import type { Db } from "../platform/db/database.ts";

export interface RecountedInvoice {
  id: number;
  status: string;
  totalCents: number;
  paidCents: number;
  pendingCents: number;
  balanceCents: number;
  minutes: number;
}

/** Pay in cents of an entry `t`: numeric rounds half away from zero, which mirrors reversals. */
const pay = sql`round(t.minutes::numeric * t.rate_cents / 60)`;

/** The invoices of an issuer, their status derived from what happened to them. */
export async function recountInvoices(db: Db, issuerId: number): Promise<RecountedInvoice[]> {
  const { rows } = await db.execute(sql`
    with sums as (
      select i.id, i.sent_at, i.viewed_at, i.void_reason,
        (select sum(case when t.id is null then l.cents else ${pay} end)::integer
          from invoice_lines l left join time_entries t on t.id = l.time_entry_id where l.invoice_id = i.id) as total,
        (select coalesce(sum(t.minutes), 0)::integer
          from invoice_lines l join time_entries t on t.id = l.time_entry_id where l.invoice_id = i.id) as minutes,
        (select coalesce(sum(cents), 0)::integer from payments where invoice_id = i.id and status = 'confirmed') as paid,
        (select coalesce(sum(cents), 0)::integer from payments where invoice_id = i.id and status = 'pending') as pending,
        exists (select from invoice_disputes where invoice_id = i.id and resolved_at is null) as disputed
      from invoices i where i.issuer_id = ${issuerId})
    select id, total as "totalCents", paid as "paidCents", pending as "pendingCents", minutes,
      case when void_reason is null then total - paid else 0 end as "balanceCents",
      case when void_reason is not null then 'void' when sent_at is null then 'draft' when disputed then 'disputed'
        when paid >= total then 'paid' when paid > 0 then 'partly_paid' when viewed_at is not null then 'viewed'
        else 'sent' end as status
    from sums order by id desc`);
  return rows as unknown as RecountedInvoice[];
}

/** Approved and invoiced time of a contract. */
export async function recountTime(db: Db, contractId: number) {
  const { rows } = await db.execute(sql`
    with entries as (
      select t.minutes, ${pay}::integer as cents,
        exists (select from invoice_lines l join invoices i on i.id = l.invoice_id where l.time_entry_id = t.id
          and i.sent_at is not null and i.void_reason is null) as invoiced
      from time_entries t join timesheets s on s.id = t.timesheet_id
      where s.status = 'approved' and t.contract_id = ${contractId})
    select coalesce(sum(minutes) filter (where not invoiced), 0)::integer as "approvedMinutes",
      coalesce(sum(minutes) filter (where invoiced), 0)::integer as "invoicedMinutes",
      coalesce(sum(cents), 0)::integer as "earnedCents" from entries`);
  return rows[0];
}

/** The money of each contract and day, from time, lines of invoices and payments. */
const moneyByDay = sql`
  select contract_id, day, count(*) filter (where counts) as parts, sum(minutes) as minutes, sum(earned) as earned_cents,
    sum(invoiced) as invoiced_cents, sum(paid) as paid_cents, sum(invoiced) - sum(settled) as outstanding_cents
  from (
    select t.contract_id, t.day, true as counts, t.minutes, coalesce(${pay}, 0) as earned, 0 as invoiced, 0 as paid, 0 as settled
      from time_entries t join timesheets s on s.id = t.timesheet_id where s.status = 'approved'
    union all
    select contract_id, issued_on, true, 0, 0, 0, 0, 0 from invoices where sent_at is not null and void_reason is null
    union all
    select i.contract_id, i.issued_on, false, 0, case l.kind when 'milestone' then l.cents else 0 end, l.cents, 0, 0
      from invoices i join invoice_lines l on l.invoice_id = i.id where i.sent_at is not null and i.void_reason is null
    union all
    select i.contract_id, p.paid_on, true, 0, 0, 0, p.cents, 0
      from payments p join invoices i on i.id = p.invoice_id where p.status = 'confirmed' and i.void_reason is null
    union all
    select i.contract_id, i.issued_on, false, 0, 0, 0, 0, p.cents
      from payments p join invoices i on i.id = p.invoice_id where p.status = 'confirmed' and i.void_reason is null
  ) facts group by contract_id, day`;

/**
 * What must never be: entries on two live lines, gaps between numbers, more paid than billed, sums by day that are not
 * those of the rows.
 */
export async function findFaults(db: Db, issuerId: number): Promise<string[]> {
  const { rows } = await db.execute(sql`
    select 'entry ' || l.time_entry_id || ' on two invoices' as fault
      from invoice_lines l join invoices i on i.id = l.invoice_id
      where i.void_reason is null and l.time_entry_id is not null group by l.time_entry_id having count(*) > 1
    union all
    select 'a gap in the numbers of ' || number_year from invoices
      where issuer_id = ${issuerId} and sent_at is not null group by number_year
      having max(number_in_year) <> count(*) or min(number_in_year) <> 1
    union all
    select 'live lines of void invoice ' || i.id from invoices i join invoice_lines l on l.invoice_id = i.id
      where l.live <> (i.void_reason is null)
    union all
    select 'invoice ' || i.id || ' is overpaid' from invoices i join payments p on p.invoice_id = i.id and p.status <> 'denied'
      group by i.id having sum(p.cents) > (select sum(cents) from invoice_lines where invoice_id = i.id)
    union all
    select 'the money of contract ' || contract_id || ' on ' || day from (${moneyByDay}) r
      full join (select * from money_days where parts > 0) m using (contract_id, day)
      where (r.parts, r.minutes, r.earned_cents, r.invoiced_cents, r.paid_cents, r.outstanding_cents) is distinct from
        (m.parts, m.minutes, m.earned_cents, m.invoiced_cents, m.paid_cents, m.outstanding_cents)`);
  return rows.map(({ fault }) => String(fault));
}
