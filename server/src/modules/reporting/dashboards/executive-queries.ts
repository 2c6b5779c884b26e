import { type Pipeline, spendMonths } from "@caseload/contract/reporting/dashboards";
import type { Days } from "@caseload/contract/reporting/periods";
import { sql } from "drizzle-orm";
import { plusDays, plusMonths } from "../../../platform/calendar-day.ts";
import { plannedEachTime } from "../../../platform/db/named-statements.ts";
import type { Db, Reader } from "../../../platform/db/database.ts";
import { moneyDays } from "../earnings/money-rows.ts";
import { departmentOf, endOf, startOf } from "../analytics/sql-fragments.ts";
import { sources } from "../analytics/report-sources.ts";
import type { PeriodSpan } from "../analytics/period.ts";
import { listDepartments } from "../analytics/queries.ts";
import { measureWork } from "../analytics/work-queries.ts";

/** The last months, oldest first, each with the same one of the year before; this one ends today. */
function monthsUntil(today: string): { current: Days; before: Days }[] {
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  return Array.from({ length: spendMonths }, (_, at) => {
    const from = plusMonths(firstOfMonth, at + 1 - spendMonths);
    const to = plusDays(plusMonths(from, 1), -1);
    return {
      current: { from, to: to < today ? to : today },
      before: { from: plusMonths(from, -12), to: plusDays(plusMonths(from, -11), -1) },
    };
  });
}

/** Everything on the executive dashboard, queried in parallel. */
export async function measureExecutive(db: Db, firmId: number, span: PeriodSpan) {
  const months = monthsUntil(span.today);
  const [work, projects, withTime, completed, ratings, postings, conflicts, departments, pipeline, earned] =
    await Promise.all([
      measureWork(db, firmId, span),
      countProjects(db, firmId),
      countWithTime(db, firmId, span),
      countCompleted(db, firmId, span),
      rateCompleted(db, firmId, span),
      countDecidedPostings(db, firmId, span),
      countConflicts(db, firmId, span),
      listDepartments(db, firmId),
      countPipeline(db, firmId, span),
      sumEarnedByMonth(db, firmId, { from: months[0]?.before.from ?? span.today, to: span.today }),
    ]);
  return {
    work,
    projects,
    withTime,
    completed,
    ratings,
    postings,
    conflicts,
    departments,
    pipeline,
    months,
    earned,
  };
}
export type ExecutiveMeasures = Awaited<ReturnType<typeof measureExecutive>>;

type Projects = {
  departmentId: number | null;
  inProgress: number;
  termsAgreed: number;
  awaitingTerms: number;
};

/** Contracts in progress or being agreed, by the supervising attorney's department. */
async function countProjects(db: Reader, firmId: number) {
  const { rows } = await db.execute<Projects>(sql`
    select d.id as "departmentId",
      count(*) filter (where c.status = 'in_progress')::integer as "inProgress",
      count(*) filter (where c.status = 'terms_agreed')::integer as "termsAgreed",
      count(*) filter (where c.status = 'pending_terms')::integer as "awaitingTerms"
    from contracts c ${departmentOf(sql`c.attorney_id`, firmId)}
    where c.firm_id = ${firmId} and c.status in ('pending_terms', 'terms_agreed', 'in_progress')
    group by 1`);
  return rows;
}

/** Contracts in progress with approved hours of the period, less those taken back. */
async function countWithTime(db: Reader, firmId: number, { period }: PeriodSpan): Promise<number> {
  const { rows } = await db.execute<{ withTime: number }>(sql`
    select count(*)::integer as "withTime"
    from (select md.contract_id from ${moneyDays({ firmId }, period)} group by 1 having sum(md.minutes) <> 0) s
    join contracts c on c.id = s.contract_id where c.status = 'in_progress'`);
  return rows[0]?.withTime ?? 0;
}

type Ratings = { mean: number | null; reviews: number };

/** Mean of the published ratings, of both sides, of contracts completed in the period. */
async function rateCompleted(db: Reader, firmId: number, { period, timeZone }: PeriodSpan): Promise<Ratings> {
  const { rows } = await db.execute<Ratings>(sql`${plannedEachTime}
    select round(avg(r.rating), 1)::float8 as mean, count(r.id)::integer as reviews
    from contracts c join reviews r on r.contract_id = c.id and r.published_at is not null and r.removed_at is null
    where c.firm_id = ${firmId} and c.status = 'completed' and c.ended_at >= ${startOf(period.from, timeZone)}
      and c.ended_at < ${endOf(period.to, timeZone)}`);
  return rows[0] ?? { mean: null, reviews: 0 };
}

/** Contracts completed in the period. */
async function countCompleted(db: Reader, firmId: number, { period, timeZone }: PeriodSpan): Promise<number> {
  const { rows } = await db.execute<{ completed: number }>(sql`${plannedEachTime}
    select count(*)::integer as completed from contracts
    where firm_id = ${firmId} and status = 'completed' and ended_at >= ${startOf(period.from, timeZone)}
      and ended_at < ${endOf(period.to, timeZone)}`);
  return rows[0]?.completed ?? 0;
}

type DecidedPostings = { departmentId: number | null; filled: number; decided: number };

/** Postings published in the period that are closed or filled, by the poster's department. */
async function countDecidedPostings(db: Reader, firmId: number, { period, timeZone }: PeriodSpan) {
  const { rows } = await db.execute<DecidedPostings>(sql`${plannedEachTime}
    select d.id as "departmentId", count(*) filter (where j.status = 'filled')::integer as filled,
      count(*)::integer as decided
    from jobs j ${departmentOf(sql`j.posted_by_id`, firmId)}
    where j.firm_id = ${firmId} and j.status in ('closed', 'filled')
      and j.posted_at >= ${startOf(period.from, timeZone)} and j.posted_at < ${endOf(period.to, timeZone)}
    group by 1`);
  return rows;
}

type PipelineCounts = Omit<Pipeline, "inProgress">;

/** The rows of the reports that the stages lead to. */
async function countPipeline(db: Reader, firmId: number, span: PeriodSpan): Promise<PipelineCounts> {
  const { rows } = await db.execute<PipelineCounts>(sql`${plannedEachTime}
    select * from
      (select count(*)::integer as posted, count(*) filter (where r.status = 'open')::integer as open
        from (${sources.jobs(firmId, span)}) r) postings,
      (select count(*)::integer as applied, count(*) filter (where r.status = 'pending')::integer as pending,
          count(*) filter (where r.status = 'reviewing')::integer as shortlisted
        from (${sources.applications(firmId, span)}) r) received,
      (select count(*)::integer as hired, count(*) filter (where r.status = 'pending_terms')::integer as "awaitingTerms"
        from (${sources.contracts(firmId, span)}) r) opened`);
  const [row] = rows;
  if (row === undefined) throw new Error("The query returned no row.");
  return row;
}

type MonthSum = { month: string; earnedCents: number };

/** What was earned in each month with money; months as YYYY-MM. */
async function sumEarnedByMonth(db: Reader, firmId: number, days: Days): Promise<MonthSum[]> {
  const { rows } = await db.execute<MonthSum>(sql`
    select to_char(md.day, 'YYYY-MM') as month, sum(md.earned_cents::float8) as "earnedCents"
    from ${moneyDays({ firmId }, days)} group by 1`);
  return rows;
}

type Conflicts = { checked: number; possible: number; undecided: number };

/** The sums of the conflicts report. */
async function countConflicts(db: Reader, firmId: number, span: PeriodSpan): Promise<Conflicts> {
  const { rows } = await db.execute<Conflicts>(sql`${plannedEachTime}
    select coalesce(sum(r.checked), 0)::integer as checked,
      coalesce(sum(r."possibleConflicts"), 0)::integer as possible,
      coalesce(sum(r."undecidedConflicts"), 0)::integer as undecided
    from (${sources.conflicts(firmId, span)}) r`);
  return rows[0] ?? { checked: 0, possible: 0, undecided: 0 };
}
