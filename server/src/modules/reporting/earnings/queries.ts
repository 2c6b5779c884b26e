import type { ContractStatus } from "@caseload/contract/lifecycles";
import type { MoneySums } from "@caseload/contract/reporting/money-sums";
import { type SQL, sql } from "drizzle-orm";
import { plannedEachTime } from "../../../platform/db/named-statements.ts";
import type { Reader } from "../../../platform/db/database.ts";
import { hasConfirmedMember } from "../../../platform/db/email-confirmed.ts";
import { type MoneyOwner, moneyDays, moneyOf, moneySums } from "./money-rows.ts";

const ownedBy = (owner: MoneyOwner): SQL =>
  "firmId" in owner ? sql`c.firm_id = ${owner.firmId}` : sql`c.paralegal_id = ${owner.paralegalId}`;

type Sums = MoneySums & {
  /** Of approved time. */
  minutes: number;
};
/** What a contract's money is shown under in files. */
export type NamedContract = {
  id: number;
  status: ContractStatus;
  title: string;
  firmName: string | null;
  givenFirmName: string | null;
  /** Whether a member has confirmed an email address. */
  firmConfirmed: boolean;
  paralegalName: string;
  paralegalConfirmed: boolean;
};

export type ContractFacts = NamedContract & {
  firmId: number;
  paralegalId: number;
  departmentId: number | null;
  department: string | null;
};

/** The address of a deleted account is gone. */
const paralegalConfirmed = sql`(p.email_verified or p.deleted_at is not null)`;

/** YYYY-MM */
export const monthOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}`;

const ofYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

type ContractMoney = Sums & { contractId: number; month: null };
type MonthMoney = Sums & {
  contractId: null;
  /** From 1. */
  month: number;
};

/** The money of a year by contract, and by month, in one pass over its rows. */
async function sumYear(db: Reader, owner: MoneyOwner, year: number) {
  const { rows } = await db.execute<ContractMoney | MonthMoney>(sql`
    select md.contract_id as "contractId", md.month, ${moneySums(sql`md`)}
    from ${moneyDays(owner, ofYear(year))} group by grouping sets ((md.contract_id), (md.month))`);
  return {
    contracts: rows.filter((row): row is ContractMoney => row.contractId !== null),
    months: rows.filter((row): row is MonthMoney => row.month !== null),
  };
}

const isAmong = (ids: readonly number[]): SQL =>
  sql`c.id = any(${sql.param(`{${ids.join(",")}}`)}::integer[])`;
/** The firms of contracts, each looked at once: thousands of contracts may be of one firm with thousands of members. */
const withFirmsOf = (ids: readonly number[]): SQL => sql`with f as materialized (
  select f.id, f.name, ${hasConfirmedMember(sql`f.id`)} as confirmed from firms f
  where f.id in (select c.firm_id from contracts c where ${isAmong(ids)}))`;
const namesOfContract = sql`c.id, c.status, j.title, f.name as "firmName", j.given_firm_name as "givenFirmName",
  f.confirmed as "firmConfirmed", p.name as "paralegalName", ${paralegalConfirmed} as "paralegalConfirmed"`;
const contractsWithNames = sql`contracts c join jobs j on j.id = c.job_id join f on f.id = c.firm_id
  join users p on p.id = c.paralegal_id`;

async function findNamedContracts(db: Reader, ids: readonly number[]): Promise<NamedContract[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<NamedContract>(
    sql`${withFirmsOf(ids)} select ${namesOfContract} from ${contractsWithNames} where ${isAmong(ids)}`,
  );
  return rows;
}

/** Contracts with what their money is grouped by. People of another firm by now have no department here. */
async function findContractFacts(db: Reader, ids: readonly number[]): Promise<ContractFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ContractFacts>(sql`${withFirmsOf(ids)}
    select ${namesOfContract}, c.firm_id as "firmId", c.paralegal_id as "paralegalId", d.id as "departmentId",
      d.name as department
    from ${contractsWithNames} left join users a on a.id = c.attorney_id
    left join departments d on d.id = a.department_id and d.firm_id = c.firm_id where ${isAmong(ids)}`);
  return rows;
}

/** The years in which there was money. Each is looked up for a first row, because reading all days would cost more. */
async function findYears(db: Reader, owner: MoneyOwner, lastYear: number): Promise<number[]> {
  const { rows } = await db.execute<{ year: number }>(sql`
    select year from (
      select generate_series(extract(year from min(md.day))::integer, ${lastYear}) as year
      from money_days md where ${moneyOf(owner)}) y
    where exists (select from money_days md where ${moneyOf(owner)} and md.parts > 0
      and md.day between make_date(year, 1, 1) and make_date(year, 12, 31))`);
  return rows.map(({ year }) => year);
}

interface Years {
  readonly year: number;
  /** This year of the reader's calendar. */
  readonly thisYear: number;
}

/** The rows with their contracts. */
async function withContracts<Row extends { contractId: number }>(db: Reader, rows: readonly Row[]) {
  const ids = [...new Set(rows.map(({ contractId }) => contractId))];
  const contracts = new Map((await findContractFacts(db, ids)).map((row) => [row.id, row]));
  return rows.flatMap((sums) => {
    const contract = contracts.get(sums.contractId);
    return contract ? [{ contract, sums }] : [];
  });
}

/** A year's money by month and by contract, and the years with money up to the one after this one. */
export async function findMoney(db: Reader, owner: MoneyOwner, { year, thisYear }: Years) {
  const [{ months, contracts }, years] = await Promise.all([
    sumYear(db, owner, year),
    // The paralegal's calendar may be in the next year before the firm's.
    findYears(db, owner, thisYear + 1),
  ]);
  return { year, thisYear, years, months, contracts: await withContracts(db, contracts) };
}
export type YearMoney = Awaited<ReturnType<typeof findMoney>>;

/** The money of a month, each column in the order of the contracts. */
type MonthColumns = {
  /** From 1. */
  month: number;
  contractIds: readonly number[];
} & Readonly<Record<keyof Sums, readonly number[]>>;

/**
 * The money of a year by month and contract, oldest first, and the contracts. Months are rows and contracts are values of
 * a column: thousands of rows of a large firm cost more to read than to add up.
 */
export async function listMonthlyMoney(db: Reader, owner: MoneyOwner, year: number) {
  const column = (name: string): SQL => sql`json_agg(${sql.identifier(name)} order by "contractId")`;
  const { rows: months } = await db.execute<MonthColumns>(sql`
    select month, ${column("contractId")} as "contractIds", ${column("minutes")} as minutes,
      ${column("earnedCents")} as "earnedCents", ${column("invoicedCents")} as "invoicedCents",
      ${column("paidCents")} as "paidCents", ${column("outstandingCents")} as "outstandingCents"
    from (select md.month, md.contract_id as "contractId", ${moneySums(sql`md`)}
      from ${moneyDays(owner, ofYear(year))} group by md.month, md.contract_id) sums
    group by month order by month`);
  const ids = new Set(months.flatMap(({ contractIds }) => contractIds));
  return { months, contracts: await findNamedContracts(db, [...ids]) };
}
export type MonthlyMoney = Awaited<ReturnType<typeof listMonthlyMoney>>;

export type YearPayments = {
  firmId: number;
  firmName: string | null;
  givenFirmName: string | null;
  /** Whether a member has confirmed an email address. */
  firmConfirmed: boolean;
  paralegalId: number;
  paralegalName: string;
  paralegalConfirmed: boolean;
  payments: number;
  reportableCents: number;
  cardCents: number;
};

/** Confirmed payments of a calendar year between each firm and paralegal. Card and wallet are counted apart. */
export async function findYearPayments(db: Reader, owner: MoneyOwner, year: number): Promise<YearPayments[]> {
  const byCard = sql`y.means in ('card', 'wallet')`;
  const { from, to } = ofYear(year);
  const { rows } = await db.execute<YearPayments>(sql`${plannedEachTime}
    select c.firm_id as "firmId", f.name as "firmName", max(j.given_firm_name) as "givenFirmName",
      ${hasConfirmedMember(sql`c.firm_id`)} as "firmConfirmed", c.paralegal_id as "paralegalId", p.name as "paralegalName",
      ${paralegalConfirmed} as "paralegalConfirmed", count(*)::integer as payments,
      coalesce(sum(y.cents) filter (where not ${byCard}), 0)::float8 as "reportableCents",
      coalesce(sum(y.cents) filter (where ${byCard}), 0)::float8 as "cardCents"
    from contracts c join invoices i on i.contract_id = c.id join payments y on y.invoice_id = i.id
    join jobs j on j.id = c.job_id join firms f on f.id = c.firm_id join users p on p.id = c.paralegal_id
    where ${ownedBy(owner)} and i.status not in ('draft', 'void') and y.status = 'confirmed'
      and y.paid_on between ${from}::date and ${to}::date
    group by c.firm_id, f.name, c.paralegal_id, p.id
    order by sum(y.cents) desc, c.firm_id, c.paralegal_id`);
  return rows;
}
