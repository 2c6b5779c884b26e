import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { agreedHours, agreedPay, commonDays, contractsWithDays, endDay, ranBetween } from "./agreed-work.ts";
import { departmentOf } from "./sql-fragments.ts";
import { chartStep, type PeriodSpan } from "./period.ts";
import type { WorkRow } from "./sum-work.ts";

/** Contracts whose work ran in one of the two periods; `begins` and `ends` are the agreed days. */
const work = (firmId: number, span: PeriodSpan): SQL => sql`
  select d.id as department_id, t.begins, t.over, ${endDay(span)} as ends, j.weekly_hours, c.agreed_rate
  from ${contractsWithDays(span)} ${departmentOf(sql`c.attorney_id`, firmId)}
  where ${ranBetween(firmId, span.before.from, span.period.to, span)}`;

const daysInCommon = (first: SQL, last: SQL): SQL => commonDays(first, last, sql`w.begins`, sql`w.ends`);

const byDepartment = ({ period, before }: PeriodSpan): SQL => sql`
  select current, department_id as "departmentId", count(*)::integer as projects,
    count(*) filter (where hours is null)::integer as "withoutHours",
    count(*) filter (where pay is null)::integer as "withoutPay",
    sum(hours)::float8 as hours, sum(pay)::float8 as pay
  from (select r.*, ${agreedPay(sql`hours`, sql`agreed_rate`)} as pay
    from (select s.current, w.department_id, w.agreed_rate,
        ${agreedHours(daysInCommon(sql`s.first_day`, sql`s.last_day`), sql`w.weekly_hours`)} as hours
      from w join (values (true, ${period.from}::date, ${period.to}::date),
          (false, ${before.from}::date, ${before.to}::date)) as s(current, first_day, last_day)
        on w.begins <= s.last_day and (w.over is null or w.over >= s.first_day) offset 0) r) priced
  group by current, department_id`;

/** The agreed pay of each week, month or year of the period. */
function byStep(period: PeriodSpan["period"], step: string): SQL {
  const every = sql`${`1 ${step}`}::interval`;
  return sql`
  select b.first_day::text as "from", b.last_day::text as "to",
    round(coalesce(sum(${daysInCommon(sql`b.first_day`, sql`b.last_day`)} * w.weekly_hours / 7 * w.agreed_rate::float8), 0)::numeric, 2)::float8 as pay
  from (select greatest(at::date, ${period.from}::date) as first_day,
      least((at + ${every})::date - 1, ${period.to}::date) as last_day
    from generate_series(date_trunc(${step}, ${period.from}::date::timestamp), ${period.to}::date::timestamp, ${every}) at
    offset 0) b
  left join w on w.begins <= b.last_day and w.ends >= b.first_day
  group by b.first_day, b.last_day order by b.first_day`;
}

interface SpendStep {
  from: string;
  to: string;
  pay: number;
}

/** Work by department in each period, and agreed pay for each step of the period. */
export async function measureWork(db: Reader, firmId: number, span: PeriodSpan) {
  const step = chartStep(span.period);
  const { rows } = await db.execute<{ departments: WorkRow[] | null; steps: SpendStep[] | null }>(sql`
    with w as materialized (${work(firmId, span)})
    select (select json_agg(x) from (${byDepartment(span)}) x) as departments,
      (select json_agg(x) from (${byStep(span.period, step)}) x) as steps`);
  return { byDepartment: rows[0]?.departments ?? [], step, steps: rows[0]?.steps ?? [] };
}
