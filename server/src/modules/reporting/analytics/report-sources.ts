/**
 * The rows of each report table: id, job_id, department_id, the columns of reportColumns in the contract package, and
 * hidden sort columns.
 */
import type { ReportTable } from "@caseload/contract/reporting/report-tables";
import { type SQL, sql } from "drizzle-orm";
import { moneyDays } from "../earnings/money-rows.ts";
import { contractsWithDays, ranBetween } from "./contract-days.ts";
import { hiresByPosting } from "./hires.ts";
import { departmentOf, dayOf, endOf, startOf } from "./sql-fragments.ts";
import type { PeriodSpan } from "./period.ts";

/** The firm's rows of a table in a period; with `only`, tables of sums need not take them for other rows. */
type Source = (firmId: number, span: PeriodSpan, only?: RowIds) => SQL;

/** Rows that are read by id. */
type RowIds = readonly number[];

/** 1 for people without a confirmed email address, who are marked beside their name. The address of deleted ones is gone. */
const unconfirmed = (person: SQL): SQL =>
  sql`(${person}.id is not null and not (${person}.email_verified or ${person}.deleted_at is not null))::integer as unconfirmed`;

const during = (instant: SQL, { period, timeZone }: PeriodSpan): SQL =>
  sql`${instant} >= ${startOf(period.from, timeZone)} and ${instant} < ${endOf(period.to, timeZone)}`;

const jobs: Source = (firmId, span) => sql`
  select j.id, j.id as job_id, d.id as department_id, d.place, j.title as posting, d.name as department,
    m.name as "postedBy", ${unconfirmed(sql`m`)}, j.posted_at, ${dayOf(sql`j.posted_at`, span.timeZone)}::text as published, j.status,
    (select count(*) from applications a where a.job_id = j.id)::integer as applications,
    coalesce(h.hires, 0) as hires, coalesce(h.started, 0) as started, coalesce(h.completed, 0) as completed
  from jobs j ${departmentOf(sql`j.posted_by_id`, firmId)}
  left join ${hiresByPosting(firmId)} h on h.job_id = j.id
  where j.firm_id = ${firmId} and j.status in ('open', 'closed', 'filled') and ${during(sql`j.posted_at`, span)}`;

const applications: Source = (firmId, span) => sql`
  select a.id, a.job_id, d.id as department_id, d.place, p.name as paralegal, ${unconfirmed(sql`p`)}, j.title as posting,
    d.name as department, a.created_at, ${dayOf(sql`a.created_at`, span.timeZone)}::text as received, a.status,
    a.response_seconds, round(a.response_seconds / 3600.0, 1)::float8 as "firstResponse",
    ${dayOf(sql`a.decided_at`, span.timeZone)}::text as decided
  from applications a
  join jobs j on j.id = a.job_id
  left join users p on p.id = a.paralegal_id ${departmentOf(sql`j.posted_by_id`, firmId)}
  where a.firm_id = ${firmId} and ${during(sql`a.created_at`, span)}`;

const contracts: Source = (firmId, span) => sql`
  select c.id, c.job_id, d.id as department_id, d.place, p.name as paralegal, ${unconfirmed(sql`p`)}, j.title as posting,
    d.name as department, c.created_at, ${dayOf(sql`c.created_at`, span.timeZone)}::text as opened, c.status,
    c.agreed_rate::float8 as rate, c.project_deadline::text as deadline,
    round(extract(epoch from c.created_at - j.posted_at) / 86400, 1)::float8 as "timeToHire"
  from contracts c
  join jobs j on j.id = c.job_id
  left join users p on p.id = c.paralegal_id ${departmentOf(sql`c.attorney_id`, firmId)}
  where c.firm_id = ${firmId} and ${during(sql`c.created_at`, span)}`;

/** The firm's money in the period by contract: hours, and US dollars. */
const moneyByContract = (firmId: number, { period: days }: PeriodSpan, only: RowIds | undefined): SQL => sql`
  select md.contract_id as id, sum(md.minutes) / 60.0 as hours, sum(md.earned_cents) / 100.0 as earned,
    sum(md.invoiced_cents) / 100.0 as invoiced, sum(md.paid_cents) / 100.0 as paid,
    sum(md.outstanding_cents) / 100.0 as outstanding
  from ${moneyDays({ firmId }, days)} where true ${among(sql`md.contract_id`, only)} group by 1`;

const among = (id: SQL, only: RowIds | undefined): SQL =>
  only === undefined ? sql`` : sql`and ${id} = any(${sql.param(`{${only.join(",")}}`)}::integer[])`;

const workColumns = sql`c.id, c.job_id, d.id as department_id, d.place, p.name as paralegal, ${unconfirmed(sql`p`)}, j.title as posting,
  d.name as department, c.started_at, t.begins::text as started, t.over::text as until, c.status`;

/** Contracts whose work ran in the period, or whose time was approved in it. */
const hours: Source = (firmId, span, only) => sql`
  select ${workColumns}, round(j.weekly_hours::numeric, 1)::float8 as "plannedHours",
    round(coalesce(sums.hours, 0)::numeric, 1)::float8 as "approvedHours",
    (select count(*) from reviews v where v.contract_id = c.id and v.published_at is not null
      and v.removed_at is null)::integer as reviews
  from ${contractsWithDays(span)}
  left join users p on p.id = c.paralegal_id ${departmentOf(sql`c.attorney_id`, firmId)}
  left join (${moneyByContract(firmId, span, only)}) sums on sums.id = c.id
  where c.firm_id = ${firmId} ${among(sql`c.id`, only)} and (sums.hours <> 0 or ${ranBetween(firmId, span.period.from, span.period.to, span)})`;

/** Contracts with money in the period. */
const spend: Source = (firmId, span, only) => sql`
  select ${workColumns}, round(coalesce(sums.hours, 0)::numeric, 1)::float8 as "approvedHours", sums.earned::float8 as earned,
    sums.invoiced::float8 as invoiced, sums.paid::float8 as paid, sums.outstanding::float8 as outstanding
  from ${contractsWithDays(span)}
  left join users p on p.id = c.paralegal_id ${departmentOf(sql`c.attorney_id`, firmId)}
  join (${moneyByContract(firmId, span, only)}) sums on sums.id = c.id
  where c.firm_id = ${firmId} ${among(sql`c.id`, only)}`;

/** Counts only. Only modules/jobs reads the names of parties. */
const conflicts: Source = (firmId, span) => sql`
  select j.id, j.id as job_id, d.id as department_id, d.place, j.title as posting, d.name as department,
    j.posted_at, ${dayOf(sql`j.posted_at`, span.timeZone)}::text as published, j.status, j.positions,
    (select count(*) from job_parties n where n.job_id = j.id)::integer as parties,
    coalesce(f.checked, 0) as checked, coalesce(f.possible, 0) as "possibleConflicts",
    coalesce(f.undecided, 0) as "undecidedConflicts"
  from jobs j ${departmentOf(sql`j.posted_by_id`, firmId)}
  left join (select a.job_id, count(*) filter (where x.status <> 'not_checked')::integer as checked,
      count(*) filter (where x.status in ('possible', 'cleared', 'overridden'))::integer as possible,
      count(*) filter (where x.status = 'possible' and a.status in ('pending', 'reviewing'))::integer as undecided
    from application_conflicts x join applications a on a.id = x.application_id
    where a.firm_id = ${firmId} group by a.job_id) f on f.job_id = j.id
  where j.firm_id = ${firmId} and j.status in ('open', 'closed', 'filled') and ${during(sql`j.posted_at`, span)}`;

export const sources: Record<ReportTable, Source> = {
  jobs,
  applications,
  contracts,
  hours,
  spend,
  conflicts,
};

interface SortKey {
  /** The ORDER BY expression. */
  readonly by: SQL;
  /** Its value as a number, for cursors. */
  readonly mark: SQL;
  /** The value of a cursor's number. */
  readonly at: (mark: string) => SQL;
}

/** Unknown values sort before known ones. */
function byNumber(column: string): SortKey {
  const by = sql`coalesce(r.${sql.identifier(column)}, -1)::float8`;
  return { by, mark: by, at: (mark) => sql`${mark}::float8` };
}

/** In microseconds, the precision of PostgreSQL. */
function byTime(column: string): SortKey {
  const by = sql`r.${sql.identifier(column)}`;
  const micros = sql`(extract(epoch from ${by}) * 1000000)::bigint`;
  return {
    by,
    mark: micros,
    at: (mark) => sql`timestamptz 'epoch' + ${mark}::float8 * interval '1 microsecond'`,
  };
}

/** The sort keys of sortable columns. */
export const sortKeys: Readonly<Record<string, SortKey>> = {
  department: byNumber("place"),
  published: byTime("posted_at"),
  received: byTime("created_at"),
  opened: byTime("created_at"),
  started: byTime("started_at"),
  applications: byNumber("applications"),
  hires: byNumber("hires"),
  positions: byNumber("positions"),
  parties: byNumber("parties"),
  checked: byNumber("checked"),
  possibleConflicts: byNumber("possibleConflicts"),
  undecidedConflicts: byNumber("undecidedConflicts"),
  firstResponse: byNumber("response_seconds"),
  rate: byNumber("rate"),
  timeToHire: byNumber("timeToHire"),
  plannedHours: byNumber("plannedHours"),
  approvedHours: byNumber("approvedHours"),
  reviews: byNumber("reviews"),
  earned: byNumber("earned"),
  invoiced: byNumber("invoiced"),
  paid: byNumber("paid"),
  outstanding: byNumber("outstanding"),
};

/** Row filters that are not a status. */
const rowFilters: Readonly<Record<string, SQL>> = {
  "jobs decided": sql`r.status in ('closed', 'filled')`,
  "hours used": sql`r.status = 'in_progress' and r."approvedHours" <> 0`,
  "hours reviewed": sql`r.status = 'completed' and r.reviews > 0`,
  "jobs applied": sql`r.applications > 0`,
  "jobs hired": sql`r.hires > 0`,
  "jobs started": sql`r.started > 0`,
  "jobs completed": sql`r.completed > 0`,
  "conflicts named": sql`r.parties > 0`,
  "conflicts unnamed": sql`r.parties = 0`,
  "conflicts possible": sql`r."possibleConflicts" > 0`,
  "conflicts undecided": sql`r."undecidedConflicts" > 0`,
  "applications answered": sql`r.response_seconds is not null`,
  "applications unanswered": sql`r.response_seconds is null`,
};

export const conditionOf = (table: ReportTable, choice: string): SQL =>
  rowFilters[`${table} ${choice}`] ?? sql`r.status = ${choice}`;
