import type { MoneySums } from "@caseload/contract/reporting/money-sums";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { moneyRows, moneySums } from "../earnings/money-rows.ts";
import { contractsWithDays, ranBetween } from "./contract-days.ts";
import { departmentOf } from "./sql-fragments.ts";
import { chartStep, type PeriodSpan } from "./period.ts";
import type { WorkRow } from "./sum-work.ts";

/** Contracts whose work ran in one of the two periods. */
const work = (firmId: number, span: PeriodSpan): SQL => sql`
  select d.id as department_id, t.begins, t.over
  from ${contractsWithDays(span)} ${departmentOf(sql`c.attorney_id`, firmId)}
  where ${ranBetween(firmId, span.before.from, span.period.to, span)}`;

/** The firm's money in the two periods by the department of the contract's attorney, and by step in the current one. */
const money = (firmId: number, { period, before }: PeriodSpan, step: string): SQL => sql`
  select g.*, d.id as department_id
  from (select r.attorney_id, r.day >= ${period.from}::date as current,
      case when r.day >= ${period.from}::date
        then greatest(date_trunc(${step}, r.day::timestamp)::date, ${period.from}::date) end as first_day,
      sum(r.minutes) as minutes, sum(r.earned) as earned, sum(r.invoiced) as invoiced, sum(r.paid) as paid,
      sum(r.outstanding) as outstanding
    from (${moneyRows(sql`c.firm_id = ${firmId}`, { from: before.from, to: period.to })}) r
    group by 1, 2, 3) g ${departmentOf(sql`g.attorney_id`, firmId)}`;

const byDepartment = ({ period, before }: PeriodSpan): SQL => sql`
  select current, department_id as "departmentId", sum(projects)::integer as projects, ${moneySums(sql`x`)}
  from (
    select s.current, w.department_id, count(*) as projects, 0::float8 as minutes, 0::float8 as earned,
      0::float8 as invoiced, 0::float8 as paid, 0::float8 as outstanding
    from w join (values (true, ${period.from}::date, ${period.to}::date),
        (false, ${before.from}::date, ${before.to}::date)) as s(current, first_day, last_day)
      on w.begins <= s.last_day and (w.over is null or w.over >= s.first_day)
    group by 1, 2
    union all
    select current, department_id, 0, minutes, earned, invoiced, paid, outstanding from money
  ) x
  group by current, department_id`;

/** The money of each week, month or year of the period. */
function byStep(period: PeriodSpan["period"], step: string): SQL {
  const every = sql`${`1 ${step}`}::interval`;
  return sql`
  select b.first_day::text as "from", b.last_day::text as "to", ${moneySums(sql`m`)}
  from (select greatest(at::date, ${period.from}::date) as first_day,
      least((at + ${every})::date - 1, ${period.to}::date) as last_day
    from generate_series(date_trunc(${step}, ${period.from}::date::timestamp), ${period.to}::date::timestamp, ${every}) at
    offset 0) b
  left join money m on m.first_day = b.first_day
  group by b.first_day, b.last_day order by b.first_day`;
}

interface SpendStep extends MoneySums {
  from: string;
  to: string;
}

/** Work and money by department in each period, and money for each step of the period. */
export async function measureWork(db: Reader, firmId: number, span: PeriodSpan) {
  const step = chartStep(span.period);
  const { rows } = await db.execute<{ departments: WorkRow[] | null; steps: SpendStep[] | null }>(sql`
    with w as materialized (${work(firmId, span)}), money as materialized (${money(firmId, span, step)})
    select (select json_agg(x) from (${byDepartment(span)}) x) as departments,
      (select json_agg(x) from (${byStep(span.period, step)}) x) as steps`);
  return { byDepartment: rows[0]?.departments ?? [], step, steps: rows[0]?.steps ?? [] };
}
