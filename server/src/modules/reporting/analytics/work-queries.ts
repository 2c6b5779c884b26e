import type { MoneySums } from "@caseload/contract/reporting/money-sums";
import type { Days } from "@caseload/contract/reporting/periods";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { moneyRows, moneySums } from "../earnings/money-rows.ts";
import { ranBetween } from "./contract-days.ts";
import { departmentOf } from "./sql-fragments.ts";
import { chartStep, type PeriodSpan } from "./period.ts";
import type { WorkRow } from "./sum-work.ts";

/** Contracts whose work ran in each of the two periods, by the department of their attorney. */
const projects = (firmId: number, span: PeriodSpan): SQL => {
  const ranIn = ({ from, to }: Days): SQL =>
    sql`count(*) filter (where ${ranBetween(firmId, from, to, span)})::integer`;
  return sql`
    select counted.current, g.department_id, counted.projects
    from (select d.id as department_id, ${ranIn(span.period)} as now, ${ranIn(span.before)} as before
      from contracts c ${departmentOf(sql`c.attorney_id`, firmId)}
      where ${ranBetween(firmId, span.before.from, span.period.to, span)} group by 1) g
    cross join lateral (values (true, g.now), (false, g.before)) as counted(current, projects)
    where counted.projects > 0`;
};

/** The firm's money in the two periods by the department of the contract's attorney, and by step in the current one. */
const money = (firmId: number, { period, before }: PeriodSpan, step: string): SQL => {
  const from = sql`${period.from}::date`;
  /** Null in the period before. */
  const stepOf = (day: SQL): SQL => sql`case when ${day} >= ${from}
    then greatest(date_trunc(${step}, ${day}::timestamp)::date, ${from}) end`;
  const days = { from: before.from, to: period.to };
  const per = { id: sql`d.id`, joins: departmentOf(sql`c.attorney_id`, firmId) };
  return sql`
    select r.id as department_id, r.step is not null as current, r.step as first_day, sum(r.minutes) as minutes,
      sum(r.earned) as earned, sum(r.invoiced) as invoiced, sum(r.paid) as paid, sum(r.outstanding) as outstanding
    from (${moneyRows({ whose: sql`c.firm_id = ${firmId}`, days, stepOf, per })}) r group by r.id, r.step`;
};

const byDepartment = (firmId: number, span: PeriodSpan): SQL => sql`
  select current, department_id as "departmentId", sum(projects)::integer as projects, ${moneySums(sql`x`)}
  from (
    select p.current, p.department_id, p.projects, 0::float8 as minutes, 0::float8 as earned, 0::float8 as invoiced,
      0::float8 as paid, 0::float8 as outstanding
    from (${projects(firmId, span)}) p
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
    with money as materialized (${money(firmId, span, step)})
    select (select json_agg(x) from (${byDepartment(firmId, span)}) x) as departments,
      (select json_agg(x) from (${byStep(span.period, step)}) x) as steps`);
  return { byDepartment: rows[0]?.departments ?? [], step, steps: rows[0]?.steps ?? [] };
}
