import type { MoneySums } from "@caseload/contract/reporting/money-sums";
import type { Days } from "@caseload/contract/reporting/periods";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { moneyDays, moneySums } from "../earnings/money-rows.ts";
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

const columns = ["minutes", "earned_cents", "invoiced_cents", "paid_cents", "outstanding_cents"].map(
  (column) => sql.identifier(column),
);
const list = (write: (column: (typeof columns)[number]) => SQL): SQL => sql.join(columns.map(write), sql`, `);

/** The firm's money in the two periods by contract, and by day, in one pass over its rows. */
const money = (firmId: number, { period, before }: PeriodSpan): SQL => sql`
  select md.contract_id, md.current, md.day, ${list((column) => sql`sum(md.${column}::float8) as ${column}`)}
  from (
    select md.*, md.day >= ${period.from}::date as current
    from ${moneyDays({ firmId }, { from: before.from, to: period.to })}
  ) md group by grouping sets ((md.contract_id, md.current), (md.day))`;

const byDepartment = (firmId: number, span: PeriodSpan): SQL => sql`
  select current, department_id as "departmentId", sum(projects)::integer as projects, ${moneySums(sql`x`)}
  from (
    select p.current, p.department_id, p.projects, ${list((column) => sql`0::float8 as ${column}`)}
    from (${projects(firmId, span)}) p
    union all
    select money.current, d.id, 0, ${list((column) => sql`money.${column}`)}
    from money join contracts c on c.id = money.contract_id ${departmentOf(sql`c.attorney_id`, firmId)}
  ) x
  group by current, department_id`;

/**
 * The money of each week, month or year of the period, and of the same days of the period before: its steps are those of
 * the period, moved back by the period's length, so that both have equally many days.
 */
function byStep(period: PeriodSpan["period"], step: string): SQL {
  const every = sql`${`1 ${step}`}::interval`;
  const length = sql`(${period.to}::date - ${period.from}::date + 1)`;
  return sql`
  select b.current, b.first_day::text as "from", b.last_day::text as "to", ${moneySums(sql`m`)}
  from (select w.current, s.first_day - w.back as first_day, s.last_day - w.back as last_day
    from (select greatest(at::date, ${period.from}::date) as first_day,
        least((at + ${every})::date - 1, ${period.to}::date) as last_day
      from generate_series(date_trunc(${step}, ${period.from}::date::timestamp), ${period.to}::date::timestamp, ${every}) at
      offset 0) s
    cross join (values (true, 0), (false, ${length})) as w(current, back)) b
  left join (select *, greatest(date_trunc(${step}, shown_day::timestamp)::date, ${period.from}::date) - back as first_day
    from (select *, case when day < ${period.from}::date then ${length} else 0 end as back,
        case when day < ${period.from}::date then day + ${length} else day end as shown_day
      from money where day is not null) d) m on m.first_day = b.first_day and (m.back = 0) = b.current
  group by b.current, b.first_day, b.last_day order by b.first_day`;
}

interface SpendStep extends MoneySums {
  /** False in the period before. */
  current: boolean;
  from: string;
  to: string;
}

/** Work and money by department in each period, and money for each step of both. */
export async function measureWork(db: Reader, firmId: number, span: PeriodSpan) {
  const step = chartStep(span.period);
  const { rows } = await db.execute<{ departments: WorkRow[] | null; steps: SpendStep[] | null }>(sql`
    with money as materialized (${money(firmId, span)})
    select (select json_agg(x) from (${byDepartment(firmId, span)}) x) as departments,
      (select json_agg(x) from (${byStep(span.period, step)}) x) as steps`);
  const all = rows[0]?.steps ?? [];
  const steps = all.filter(({ current }) => current);
  return {
    byDepartment: rows[0]?.departments ?? [],
    step,
    steps,
    stepsBefore: all.filter((one) => !one.current),
  };
}
