/** Earnings, spend and year-end sums as CSV. Money in US dollars, time in hours. */
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { type CsvCell, csvFields, csvLine, csvMark } from "@caseload/contract/csv";
import type { EarningsYearEnd } from "@caseload/contract/reporting/earnings";
import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import { type MonthlyMoney, monthOf, type NamedContract } from "./queries.ts";

/** Most amounts of a month are zero. */
const dollars = (cents: number): string => (cents === 0 ? "0.00" : (cents / 100).toFixed(2));

interface Party {
  readonly heading: string;
  readonly nameOf: (contract: NamedContract) => string;
}

/** One line per month and contract, oldest first. */
export function* moneyCsv(
  year: number,
  { months, contracts }: MonthlyMoney,
  { heading, nameOf }: Party,
): Generator<string> {
  const headings = ["Month", "Contract", "Job", heading, "Status", "Approved hours", "Earned (USD)"];
  yield csvMark + csvLine([...headings, "Invoiced (USD)", "Paid (USD)", "Outstanding (USD)"]);
  const names = new Map(
    contracts.map((contract) => [
      contract.id,
      csvFields([contract.id, contract.title, nameOf(contract), contractStatusLabels[contract.status]]),
    ]),
  );
  for (const { month, contractIds, ...columns } of months) {
    const start = `${monthOf(year, month)},`;
    const amount = (column: readonly number[], at: number) => dollars(column[at] ?? 0);
    for (const [at, id] of contractIds.entries()) {
      const name = names.get(id);
      if (name === undefined) continue;
      const hours = ((columns.minutes[at] ?? 0) / 60).toFixed(1);
      const billed = `${amount(columns.earnedCents, at)},${amount(columns.invoicedCents, at)}`;
      const settled = `${amount(columns.paidCents, at)},${amount(columns.outstandingCents, at)}`;
      yield `${start}${name},${hours},${billed},${settled}\r\n`;
    }
  }
}

export type YearEnd = Pick<EarningsYearEnd, "year" | "threshold" | "totals"> & {
  readonly parties: readonly Omit<EarningsYearEnd["payers"][number], "firmId">[];
};

export const reachText = (reaches: boolean | null): string =>
  reaches === null ? "Unknown" : reaches ? "Yes" : "No";

const yearEndColumns = [
  "Payments",
  "Counted for Form 1099-NEC (USD)",
  "Card and wallet (USD)",
  "Total (USD)",
  "Reaches threshold",
];

/** One line per payer or payee. */
export function* yearEndCsv({ year, parties }: YearEnd, heading: string): Generator<string> {
  yield csvMark + csvLine(["Year", heading, ...yearEndColumns]);
  for (const party of parties) {
    const cells: CsvCell[] = [party.payments, dollars(party.reportableCents), dollars(party.cardCents)];
    yield csvLine([
      year,
      nameInFile(party.name, party.emailConfirmed),
      ...cells,
      dollars(party.totalCents),
      reachText(party.reachesThreshold),
    ]);
  }
}
