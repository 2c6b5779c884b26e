import type { Days } from "@caseload/contract/reporting/periods";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { endOf, startOf } from "./sql-fragments.ts";
import type { Span } from "./period.ts";

/** Whether an instant lies in the period or in the one before. */
const inEither = (instant: SQL, { period, before, timeZone }: Span): SQL =>
  sql`${instant} >= ${startOf(before.from, timeZone)} and ${instant} < ${endOf(period.to, timeZone)}`;

/** Which of the two. */
const isCurrent = (instant: SQL, { period, timeZone }: Span): SQL =>
  sql`${instant} >= ${startOf(period.from, timeZone)}`;

/** Of both periods, the period's own first; undefined where there are no rows. */
async function both<Row>(
  db: Reader,
  query: SQL,
): Promise<[current: Row | undefined, previous: Row | undefined]> {
  const { rows } = await db.execute<{ current: boolean } & Record<string, unknown>>(query);
  const of = (current: boolean) => rows.find((row) => row.current === current) as Row | undefined;
  return [of(true), of(false)];
}

interface Postings {
  open: number;
  closed: number;
  filled: number;
}

/** Postings published in each period, by what has become of them. */
export const countPostings = (db: Reader, firmId: number, span: Span) =>
  both<Postings>(
    db,
    sql`select ${isCurrent(sql`posted_at`, span)} as current,
      count(*) filter (where status = 'open')::integer as open,
      count(*) filter (where status = 'closed')::integer as closed,
      count(*) filter (where status = 'filled')::integer as filled
    from jobs
    where firm_id = ${firmId} and status in ('open', 'closed', 'filled') and ${inEither(sql`posted_at`, span)}
    group by 1`,
  );

interface Hires {
  hires: number;
  days: number;
}

/** Acceptances, each of which opens a contract, and the median days since the posting went live. */
export const measureHires = (db: Reader, firmId: number, span: Span) =>
  both<Hires>(
    db,
    sql`select ${isCurrent(sql`c.created_at`, span)} as current, count(*)::integer as hires,
      percentile_cont(0.5) within group (order by extract(epoch from c.created_at - j.posted_at)::float8) / 86400 as days
    from contracts c join jobs j on j.id = c.job_id
    where c.firm_id = ${firmId} and ${inEither(sql`c.created_at`, span)}
    group by 1`,
  );

/** How many applications were answered after so many tenths of an hour; null: not yet. */
export type Wait = { tenths: number | null; count: number };

/** Applications that came in on these days, by how long the first response took. */
async function listWaits(db: Reader, firmId: number, { from, to }: Days, timeZone: string): Promise<Wait[]> {
  const { rows } = await db.execute<Wait>(sql`
    select (response_seconds + 180) / 360 as tenths, count(*)::integer as count
    from applications where firm_id = ${firmId}
      and created_at >= ${startOf(from, timeZone)} and created_at < ${endOf(to, timeZone)}
    group by 1`);
  return rows;
}

/** Of both periods. Asked side by side: each is one stretch of an index, and a single key is grouped by faster. */
export const countResponses = (
  db: Reader,
  firmId: number,
  { period, before, timeZone }: Span,
): Promise<[Wait[], Wait[]]> =>
  Promise.all([listWaits(db, firmId, period, timeZone), listWaits(db, firmId, before, timeZone)]);

/** Postings published in the period, and how many of them came how far. Whoever is hired has applied. */
export async function countFunnel(db: Reader, firmId: number, { period, timeZone }: Span) {
  type Stage = "published" | "applied" | "hired" | "started" | "completed";
  const { rows } = await db.execute<Record<Stage, number>>(sql`
    select count(*)::integer as published,
      count(*) filter (where h.job_id is not null
        or exists (select from applications a where a.job_id = j.id))::integer as applied,
      count(h.job_id)::integer as hired,
      count(*) filter (where h.started)::integer as started,
      count(*) filter (where h.completed)::integer as completed
    from jobs j
    left join (select job_id, bool_or(started_at is not null) as started, bool_or(status = 'completed') as completed
      from contracts where firm_id = ${firmId} group by job_id) h on h.job_id = j.id
    where j.firm_id = ${firmId} and j.status in ('open', 'closed', 'filled')
      and j.posted_at >= ${startOf(period.from, timeZone)} and j.posted_at < ${endOf(period.to, timeZone)}`);
  return rows[0];
}

/** The firm's departments by name. */
export async function listDepartments(db: Reader, firmId: number) {
  const { rows } = await db.execute<{ id: number; name: string; isArchived: boolean }>(sql`
    select id, name, archived_at is not null as "isArchived" from departments
    where firm_id = ${firmId} order by lower(name), id`);
  return rows;
}
