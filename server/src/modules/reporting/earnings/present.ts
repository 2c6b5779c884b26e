import type { Earnings, EarningsYearEnd } from "@caseload/contract/reporting/earnings";
import { necThreshold } from "@caseload/contract/reporting/reporting-thresholds";
import { maxSpendContracts, type Spend, type SpendYearEnd } from "@caseload/contract/reporting/spend";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { sumMoney } from "./sum-money.ts";
import { type ContractFacts, monthOf, type YearMoney, type YearPayments } from "./queries.ts";

type MoneyRow = YearMoney["contracts"][number];

const monthNumbers: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1);

const sumContracts = (rows: readonly MoneyRow[]) => sumMoney(rows.map(({ sums }) => sums));

/** Groups by a key, most earned first, then most invoiced. */
function groupMoney(rows: readonly MoneyRow[], keyOf: (contract: ContractFacts) => number | null) {
  const groups = [...Map.groupBy(rows, ({ contract }) => keyOf(contract)).values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const minutes = some.reduce((total, { sums }) => total + sums.minutes, 0);
    return [{ contract: first.contract, contracts: some.length, minutes, sums: sumContracts(some) }];
  });
  return groups.toSorted(
    ({ sums: one, contract }, { sums: other, contract: next }) =>
      other.earnedCents - one.earnedCents ||
      other.invoicedCents - one.invoicedCents ||
      other.paidCents - one.paidCents ||
      next.id - contract.id,
  );
}

export const firmNameOf = ({ firmName, givenFirmName }: Pick<ContractFacts, "firmName" | "givenFirmName">) =>
  displayFirmName({ current: firmName, given: givenFirmName });

const ofYear = ({ year, thisYear, years, months, contracts }: YearMoney) => ({
  year,
  years: [...new Set([thisYear, ...years])].toSorted((one, other) => other - one),
  totals: sumContracts(contracts),
  months: monthNumbers.map((number) => ({
    month: monthOf(year, number),
    ...sumMoney(months.filter(({ month }) => month === number)),
  })),
});

export const presentEarnings = (money: YearMoney): Earnings => ({
  ...ofYear(money),
  contracts: groupMoney(money.contracts, ({ id }) => id).map(({ contract, minutes, sums }) => ({
    id: contract.id,
    title: contract.title,
    firmName: firmNameOf(contract),
    emailConfirmed: contract.firmConfirmed,
    status: contract.status,
    minutes,
    ...sums,
  })),
  payers: groupMoney(money.contracts, ({ firmId }) => firmId).map(({ contract, contracts, sums }) => ({
    firmId: contract.firmId,
    name: firmNameOf(contract),
    emailConfirmed: contract.firmConfirmed,
    contracts,
    ...sums,
  })),
});

export const presentSpend = (money: YearMoney): Spend => ({
  ...ofYear(money),
  contractCount: money.contracts.length,
  contracts: groupMoney(money.contracts, ({ id }) => id)
    .slice(0, maxSpendContracts)
    .map(({ contract, minutes, sums }) => ({
      id: contract.id,
      title: contract.title,
      paralegalName: contract.paralegalName,
      emailConfirmed: contract.paralegalConfirmed,
      status: contract.status,
      minutes,
      ...sums,
    })),
  payees: groupMoney(money.contracts, ({ paralegalId }) => paralegalId).map(
    ({ contract, contracts, sums }) => ({
      userId: contract.paralegalId,
      name: contract.paralegalName,
      emailConfirmed: contract.paralegalConfirmed,
      contracts,
      ...sums,
    }),
  ),
  departments: groupMoney(money.contracts, ({ departmentId }) => departmentId).map(({ contract, sums }) => ({
    id: contract.departmentId,
    name: contract.department,
    ...sums,
  })),
});

function yearEndOf<Party>(
  year: number,
  rows: readonly YearPayments[],
  partyOf: (row: YearPayments) => Party & { key: number },
) {
  const threshold = necThreshold(year);
  const groups = [...Map.groupBy(rows, (row) => partyOf(row).key).values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { key: _, ...party } = partyOf(first);
    const sum = (name: "payments" | "reportableCents" | "cardCents") =>
      some.reduce((total, row) => total + row[name], 0);
    const [reportableCents, cardCents] = [sum("reportableCents"), sum("cardCents")];
    return [
      {
        ...party,
        payments: sum("payments"),
        reportableCents,
        cardCents,
        totalCents: reportableCents + cardCents,
        reachesThreshold: threshold.cents === null ? null : reportableCents >= threshold.cents,
      },
    ];
  });
  const total = (name: "payments" | "reportableCents" | "cardCents" | "totalCents") =>
    groups.reduce((sum, group) => sum + group[name], 0);
  const totals = {
    payments: total("payments"),
    reportableCents: total("reportableCents"),
    cardCents: total("cardCents"),
    totalCents: total("totalCents"),
  };
  return { year, threshold: { cents: threshold.cents, source: threshold.source }, totals, groups };
}

export function presentEarningsYearEnd(year: number, rows: readonly YearPayments[]): EarningsYearEnd {
  const { groups, ...rest } = yearEndOf(year, rows, (row) => ({
    key: row.firmId,
    firmId: row.firmId,
    name: firmNameOf(row),
    emailConfirmed: row.firmConfirmed,
  }));
  return { ...rest, payers: groups };
}

export function presentSpendYearEnd(year: number, rows: readonly YearPayments[]): SpendYearEnd {
  const { groups, ...rest } = yearEndOf(year, rows, (row) => ({
    key: row.paralegalId,
    userId: row.paralegalId,
    name: row.paralegalName,
    emailConfirmed: row.paralegalConfirmed,
  }));
  return { ...rest, payees: groups };
}
