import { byDepartmentName } from "@caseload/contract/firms/departments";
import type { Days } from "@caseload/contract/reporting/periods";
import { type SQL, sql } from "drizzle-orm";
import { plannedEachTime } from "../../../platform/db/named-statements.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { hires, hiresByPosting } from "./hires.ts";
import { endOf, startOf } from "./sql-fragments.ts";
import { measureWork } from "./work-queries.ts";
import type { PeriodSpan } from "./period.ts";

/** Everything on the analytics page, queried in parallel. */
export async function measureFirm(db: Db, firmId: number, span: PeriodSpan) {
  const [responses, work, funnel, funnelBefore, hired, postings, departments] = await Promise.all([
    countResponses(db, firmId, span),
    measureWork(db, firmId, span),
    countFunnel(db, firmId, span.period, span.timeZone),
    countFunnel(db, firmId, span.before, span.timeZone),
    measureHires(db, firmId, span),
    countPostings(db, firmId, span),
    listDepartments(db, firmId),
  ]);
  return { responses, work, funnel, funnelBefore, hires: hired, postings, departments };
}

/** Whether an instant lies in the period or in the one before. */
const inEither = (instant: SQL, { period, before, timeZone }: PeriodSpan): SQL =>
  sql`${instant} >= ${startOf(before.from, timeZone)} and ${instant} < ${endOf(period.to, timeZone)}`;

/** Whether it lies in the period itself. */
const isCurrent = (instant: SQL, { period, timeZone }: PeriodSpan): SQL =>
  sql`${instant} >= ${startOf(period.from, timeZone)}`;

/** Returns the rows of the current and the previous period; undefined for a period without a row. */
async function queryBothPeriods<Row>(
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

/** Postings published in each period, by their current status. */
export const countPostings = (db: Reader, firmId: number, span: PeriodSpan) =>
  queryBothPeriods<Postings>(
    db,
    sql`${plannedEachTime} select ${isCurrent(sql`posted_at`, span)} as current,
      count(*) filter (where status = 'open')::integer as open,
      count(*) filter (where status = 'closed')::integer as closed,
      count(*) filter (where status = 'filled')::integer as filled
    from jobs
    where firm_id = ${firmId} and status in ('open', 'closed', 'filled') and ${inEither(sql`posted_at`, span)}
    group by 1`,
  );

interface HireFigures {
  hires: number;
  days: number;
}

/** Hires, and the median days since the posting was published. */
const measureHires = (db: Reader, firmId: number, span: PeriodSpan) =>
  queryBothPeriods<HireFigures>(
    db,
    sql`${plannedEachTime} select ${isCurrent(sql`h.hired_at`, span)} as current, count(*)::integer as hires,
      percentile_cont(0.5) within group (order by extract(epoch from h.hired_at - j.posted_at)::float8) / 86400 as days
    from ${hires(firmId)} h join jobs j on j.id = h.job_id
    where ${inEither(sql`h.hired_at`, span)}
    group by 1`,
  );

/** Applications by hours until the first response, in tenths; null for unanswered ones. */
export type ResponseCount = { tenths: number | null; count: number };

/** Applications received on these days, by hours until the first response. */
async function listResponses(
  db: Reader,
  firmId: number,
  { from, to }: Days,
  timeZone: string,
): Promise<ResponseCount[]> {
  const { rows } = await db.execute<ResponseCount>(sql`${plannedEachTime}
    select (response_seconds + 180) / 360 as tenths, count(*)::integer as count
    from applications where firm_id = ${firmId}
      and created_at >= ${startOf(from, timeZone)} and created_at < ${endOf(to, timeZone)}
    group by 1`);
  return rows;
}

/** Both periods, in two parallel queries, because each reads one range of an index and groups by one key. */
export const countResponses = (
  db: Reader,
  firmId: number,
  { period, before, timeZone }: PeriodSpan,
): Promise<[ResponseCount[], ResponseCount[]]> =>
  Promise.all([listResponses(db, firmId, period, timeZone), listResponses(db, firmId, before, timeZone)]);

export type Funnel = Record<"published" | "applied" | "hired" | "started" | "completed", number>;

/** Postings published on these days, by the stages that they reached. A hire implies an application. */
async function countFunnel(db: Reader, firmId: number, { from, to }: Days, timeZone: string) {
  const { rows } = await db.execute<Funnel>(sql`${plannedEachTime}
    select count(*)::integer as published,
      count(*) filter (where h.job_id is not null
        or exists (select from applications a where a.job_id = j.id))::integer as applied,
      count(h.job_id)::integer as hired,
      count(*) filter (where h.started > 0)::integer as started,
      count(*) filter (where h.completed > 0)::integer as completed
    from jobs j left join ${hiresByPosting(firmId)} h on h.job_id = j.id
    where j.firm_id = ${firmId} and j.status in ('open', 'closed', 'filled')
      and j.posted_at >= ${startOf(from, timeZone)} and j.posted_at < ${endOf(to, timeZone)}`);
  return rows[0];
}

/** The firm's departments by name. */
export async function listDepartments(db: Reader, firmId: number) {
  const { rows } = await db.execute<{ id: number; name: string; isArchived: boolean }>(sql`
    select id, name, archived_at is not null as "isArchived" from departments
    where firm_id = ${firmId}`);
  return rows.toSorted(byDepartmentName);
}
