/** Figures of a reputation, for profiles and pages of firms. Hidden and removed reviews count nowhere. */
import { reviewLimits } from "@caseload/contract/engagements/review-rules";
import type { PaidOnTime, ReviewSummary } from "@caseload/contract/engagements/review-summary";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "./database.ts";

/** SQL condition of reviews that everyone may read. */
export const isShownReview = sql`published_at is not null and removed_at is null`;

async function summarize(db: Reader, whose: SQL): Promise<ReviewSummary> {
  const { rows } = await db.execute<{ mean: number | null; count: number }>(sql`
    select round(avg(rating), 1)::float8 as mean, count(*)::integer as count
    from reviews where ${whose} and ${isShownReview}`);
  const [row] = rows;
  return row?.mean !== null && row !== undefined && row.count >= reviewLimits.minForMean
    ? { mean: row.mean, count: row.count }
    : null;
}

export const summarizeParalegalReviews = (db: Reader, paralegalId: number): Promise<ReviewSummary> =>
  summarize(db, sql`paralegal_id = ${paralegalId} and side = 'attorney'`);

export const summarizeFirmReviews = (db: Reader, firmId: number): Promise<ReviewSummary> =>
  summarize(db, sql`firm_id = ${firmId} and side = 'paralegal'`);

/**
 * How many of a firm's invoices were paid by their due day. Counts what the payee confirmed, by the day of payment, and as
 * late what is unpaid after its due day in the payee's time zone; leaves out drafts, void and disputed invoices.
 */
export async function findPaidOnTime(db: Reader, firmId: number, now: Date): Promise<PaidOnTime> {
  const { rows } = await db.execute<{ invoices: number; onTime: number }>(sql`
    select count(*)::integer as invoices,
      (count(*) filter (where i.status = 'paid' and p.last_paid_on <= i.due_on))::integer as "onTime"
    from invoices i
    join contracts c on c.id = i.contract_id
    join users u on u.id = i.issuer_id
    left join lateral (
      select max(paid_on) as last_paid_on from payments where invoice_id = i.id and status = 'confirmed'
    ) p on true
    where c.firm_id = ${firmId} and (i.status = 'paid'
      or (i.status in ('sent', 'viewed', 'partly_paid') and i.due_on < (${now.toISOString()}::timestamptz at time zone u.time_zone)::date))`);
  const { invoices, onTime } = rows[0] ?? { invoices: 0, onTime: 0 };
  return invoices < reviewLimits.minInvoices
    ? null
    : { percent: Math.round((onTime * 100) / invoices), invoices };
}
