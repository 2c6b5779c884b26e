import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../db/handle.ts";
import { dailyPay, hoursWithin, payOf, ran, workDays } from "./agreed-work.ts";
import { departmentOf } from "./department.ts";
import { endOf, startOf } from "./instants.ts";
import { type Span, stepOf } from "./period.ts";

interface Wanted {
  readonly firmId: number;
  readonly span: Span;
}

/** A period and the one before, as rows; `current` tells them apart. */
const spans = ({ span: { period, before } }: Wanted): SQL => sql`(values
  (true, ${period.from}::date, ${period.to}::date),
  (false, ${before.from}::date, ${before.to}::date)) as s(current, first_day, last_day)`;

/** Whether an instant lies in the period of `s`. */
const during = (instant: SQL, { span }: Wanted): SQL =>
  sql`${instant} >= ${startOf(sql`s.first_day`, span.timeZone)} and ${instant} < ${endOf(sql`s.last_day`, span.timeZone)}`;

/** Of both periods, the period's own first. */
type Both<Row> = [current: Row | undefined, previous: Row | undefined];

async function both<Row extends { current: boolean }>(db: Reader, query: SQL): Promise<Both<Row>> {
  const { rows } = await db.execute(query);
  const known = rows as unknown as Row[];
  return [known.find((row) => row.current), known.find((row) => !row.current)];
}

/** Postings published in each period, by what has become of them. */
export const countPostings = (db: Reader, wanted: Wanted) =>
  both<{ current: boolean; open: number; closed: number; filled: number }>(
    db,
    sql`select s.current, j.* from ${spans(wanted)} cross join lateral (
      select count(*) filter (where status = 'open')::integer as open,
        count(*) filter (where status = 'closed')::integer as closed,
        count(*) filter (where status = 'filled')::integer as filled
      from jobs where firm_id = ${wanted.firmId} and status in ('open', 'closed', 'filled')
        and ${during(sql`posted_at`, wanted)}) j`,
  );

/** Acceptances, each of which opens a contract, and the median days since the posting went live. */
export const measureHires = (db: Reader, wanted: Wanted) =>
  both<{ current: boolean; hires: number; days: number | null }>(
    db,
    sql`select s.current, h.* from ${spans(wanted)} cross join lateral (
      select count(*)::integer as hires,
        percentile_cont(0.5) within group (order by extract(epoch from c.created_at - j.posted_at)::float8) / 86400
          as days
      from contracts c join jobs j on j.id = c.job_id
      where c.firm_id = ${wanted.firmId} and ${during(sql`c.created_at`, wanted)}) h`,
  );

/** Applications that came in, and the median hours until somebody of the firm opened or decided one. */
export const measureResponses = (db: Reader, wanted: Wanted) =>
  both<{ current: boolean; received: number; answered: number; hours: number | null }>(
    db,
    sql`select s.current, a.* from ${spans(wanted)} cross join lateral (
      select count(*)::integer as received, count(response_seconds)::integer as answered,
        percentile_cont(0.5) within group (order by response_seconds) / 3600 as hours
      from applications
      where firm_id = ${wanted.firmId} and ${during(sql`created_at`, wanted)}) a`,
  );

/** Postings published in the period, and how many of them came how far. */
export async function countFunnel(db: Reader, { firmId, span }: Wanted) {
  const { period, timeZone } = span;
  const { rows } = await db.execute<
    Record<"published" | "applied" | "hired" | "started" | "completed", number>
  >(
    sql`select count(*)::integer as published,
      count(*) filter (where exists (select from applications a where a.job_id = j.id))::integer as applied,
      count(h.job_id)::integer as hired,
      count(*) filter (where h.started)::integer as started,
      count(*) filter (where h.completed)::integer as completed
    from jobs j
    left join (select job_id, bool_or(started_at is not null) as started, bool_or(status = 'completed') as completed
      from contracts where firm_id = ${firmId} group by job_id) h on h.job_id = j.id
    where j.firm_id = ${firmId} and j.status in ('open', 'closed', 'filled')
      and j.posted_at >= ${startOf(period.from, timeZone)} and j.posted_at < ${endOf(period.to, timeZone)}`,
  );
  return rows[0];
}

export interface WorkRow {
  current: boolean;
  /** Null: of people in no department. */
  departmentId: number | null;
  projects: number;
  withoutHours: number;
  withoutPay: number;
  hours: number | null;
  pay: number | null;
}

/** Contracts whose work ran in each period, by department, with what is agreed for these days. */
export async function measureWork(db: Reader, wanted: Wanted): Promise<WorkRow[]> {
  const { firmId, span } = wanted;
  const first = sql`s.first_day`;
  const last = sql`s.last_day`;
  const { rows } = await db.execute<WorkRow & Record<string, unknown>>(sql`
    select current, department_id as "departmentId", count(*)::integer as projects,
      count(*) filter (where hours is null)::integer as "withoutHours",
      count(*) filter (where pay is null)::integer as "withoutPay",
      sum(hours)::float8 as hours, sum(pay)::float8 as pay
    from (
      select w.*, ${payOf(sql`w.hours`, sql`w.agreed_rate`)} as pay
      from (
        select s.current, d.id as department_id, c.agreed_rate, ${hoursWithin(first, last, span)} as hours
        from ${spans(wanted)}
        join contracts c on c.firm_id = ${firmId} and ${ran(first, last, span)}
        join jobs j on j.id = c.job_id
        ${departmentOf(sql`c.attorney_id`, firmId)}
      ) w
    ) priced
    group by current, department_id`);
  return rows;
}

/** What is agreed for each week, month or year of the period. */
export async function spreadSpend(db: Reader, { firmId, span }: Wanted) {
  const step = stepOf(span.period);
  const { from, to } = span.period;
  const first = sql`greatest(b.begins, ${from}::date)`;
  const last = sql`least((b.begins + ${`1 ${step}`}::interval)::date - 1, ${to}::date)`;
  const { rows } = await db.execute<{ from: string; to: string; pay: number }>(sql`
    select ${first}::text as "from", ${last}::text as "to",
      round(coalesce(sum(${workDays(first, last)} * w.pay), 0), 2)::float8 as pay
    from (select generate_series(date_trunc(${step}, ${from}::date::timestamp), ${to}::date::timestamp,
        ${`1 ${step}`}::interval)::date as begins) b
    left join (${dailyPay(firmId, span)}) w on w.begins <= ${last} and w.ends >= ${first}
    group by b.begins order by b.begins`);
  return { step, steps: rows };
}

/** The firm's departments by name. */
export async function listDepartments(db: Reader, firmId: number) {
  const { rows } = await db.execute<{ id: number; name: string; isArchived: boolean }>(sql`
    select id, name, archived_at is not null as "isArchived" from departments
    where firm_id = ${firmId} order by lower(name), id`);
  return rows;
}
