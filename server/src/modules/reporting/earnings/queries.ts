import type { ContractStatus } from "@caseload/contract/lifecycles";
import type { MoneySums } from "@caseload/contract/reporting/money-sums";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../../../platform/db/database.ts";
import { moneyRows, moneySums } from "./money-rows.ts";

/** Whose money: under a paralegal's contracts, or under a firm's. */
export type MoneyOwner = { readonly paralegalId: number } | { readonly firmId: number };

const ownedBy = (owner: MoneyOwner): SQL =>
  "firmId" in owner ? sql`c.firm_id = ${owner.firmId}` : sql`c.paralegal_id = ${owner.paralegalId}`;

export type MonthlyMoney = MoneySums & {
  contractId: number;
  /** YYYY-MM */
  month: string;
  minutes: number;
};

export type ContractFacts = {
  id: number;
  status: ContractStatus;
  title: string;
  firmId: number;
  firmName: string | null;
  givenFirmName: string | null;
  paralegalId: number;
  paralegalName: string;
  departmentId: number | null;
  department: string | null;
};

const ofYear = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** The money of a year by contract and month, oldest first. */
async function sumByMonth(db: Reader, owner: MoneyOwner, year: number): Promise<MonthlyMoney[]> {
  const { rows } = await db.execute<MonthlyMoney>(sql`
    select m.contract_id as "contractId", to_char(m.day, 'YYYY-MM') as month, ${moneySums(sql`m`)}
    from (${moneyRows(ownedBy(owner), ofYear(year))}) m group by 1, 2 order by 2, 1`);
  return rows;
}

/** Contracts with what their money is shown under. People of another firm by now have no department here. */
async function findContractFacts(db: Reader, ids: readonly number[]): Promise<ContractFacts[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.execute<ContractFacts>(sql`
    select c.id, c.status, j.title, c.firm_id as "firmId", f.name as "firmName", j.given_firm_name as "givenFirmName",
      c.paralegal_id as "paralegalId", p.name as "paralegalName", d.id as "departmentId", d.name as department
    from contracts c join jobs j on j.id = c.job_id join firms f on f.id = c.firm_id
    join users p on p.id = c.paralegal_id left join users a on a.id = c.attorney_id
    left join departments d on d.id = a.department_id and d.firm_id = c.firm_id
    where c.id = any(${sql.param(`{${ids.join(",")}}`)}::integer[])`);
  return rows;
}

/** The years in which there was money. */
async function findYears(db: Reader, owner: MoneyOwner): Promise<number[]> {
  const whose = ownedBy(owner);
  const { rows } = await db.execute<{ year: number }>(sql`
    select distinct extract(year from day)::integer as year from (
      select e.day from contracts c join time_entries e on e.contract_id = c.id
        join timesheets t on t.id = e.timesheet_id and t.status = 'approved' where ${whose}
      union all
      select i.issued_on from contracts c join invoices i on i.contract_id = c.id
        where ${whose} and i.status not in ('draft', 'void')
      union all
      select y.paid_on from contracts c join invoices i on i.contract_id = c.id
        join payments y on y.invoice_id = i.id where ${whose} and y.status = 'confirmed') days`);
  return rows.map(({ year }) => year);
}

/** A year's money, with the contracts that it is under. */
export async function findMoney(db: Reader, owner: MoneyOwner, year: number) {
  const [byMonth, years] = await Promise.all([sumByMonth(db, owner, year), findYears(db, owner)]);
  const ids = [...new Set(byMonth.map(({ contractId }) => contractId))];
  const contracts = new Map((await findContractFacts(db, ids)).map((row) => [row.id, row]));
  return {
    year,
    years,
    rows: byMonth.flatMap((money) => {
      const contract = contracts.get(money.contractId);
      return contract ? [{ ...money, contract }] : [];
    }),
  };
}
export type YearMoney = Awaited<ReturnType<typeof findMoney>>;

export type YearPayments = {
  firmId: number;
  firmName: string | null;
  givenFirmName: string | null;
  paralegalId: number;
  paralegalName: string;
  payments: number;
  reportableCents: number;
  cardCents: number;
};

/** Confirmed payments of a calendar year between each firm and paralegal. Card and wallet are counted apart. */
export async function findYearPayments(db: Reader, owner: MoneyOwner, year: number): Promise<YearPayments[]> {
  const byCard = sql`y.means in ('card', 'wallet')`;
  const { from, to } = ofYear(year);
  const { rows } = await db.execute<YearPayments>(sql`
    select c.firm_id as "firmId", f.name as "firmName", max(j.given_firm_name) as "givenFirmName",
      c.paralegal_id as "paralegalId", p.name as "paralegalName", count(*)::integer as payments,
      coalesce(sum(y.cents) filter (where not ${byCard}), 0)::float8 as "reportableCents",
      coalesce(sum(y.cents) filter (where ${byCard}), 0)::float8 as "cardCents"
    from contracts c join invoices i on i.contract_id = c.id join payments y on y.invoice_id = i.id
    join jobs j on j.id = c.job_id join firms f on f.id = c.firm_id join users p on p.id = c.paralegal_id
    where ${ownedBy(owner)} and i.status not in ('draft', 'void') and y.status = 'confirmed'
      and y.paid_on between ${from}::date and ${to}::date
    group by c.firm_id, f.name, c.paralegal_id, p.name
    order by sum(y.cents) desc, c.firm_id, c.paralegal_id`);
  return rows;
}
