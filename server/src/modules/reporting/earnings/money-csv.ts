/** Earnings, spend and year-end sums as CSV. Money in US dollars, time in hours. */
import { type CsvCell, csvLine, csvMark } from "@caseload/contract/csv";
import type { EarningsYearEnd } from "@caseload/contract/reporting/earnings";
import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import { type ContractFacts, monthOf, type MonthlyRows } from "./queries.ts";

const dollars = (cents: number): string => (cents / 100).toFixed(2);

interface Party {
  readonly heading: string;
  readonly nameOf: (contract: ContractFacts) => string;
}

/** One line per month and contract, oldest first. */
export function* moneyCsv(year: number, rows: MonthlyRows, { heading, nameOf }: Party): Generator<string> {
  const headings = ["Month", "Contract", "Job", heading, "Status", "Approved hours", "Earned (USD)"];
  yield csvMark + csvLine([...headings, "Invoiced (USD)", "Paid (USD)", "Outstanding (USD)"]);
  for (const { contract, sums } of rows)
    yield csvLine([
      monthOf(year, sums.month),
      contract.id,
      contract.title,
      nameOf(contract),
      contractStatusLabels[contract.status],
      (sums.minutes / 60).toFixed(1),
      dollars(sums.earnedCents),
      dollars(sums.invoicedCents),
      dollars(sums.paidCents),
      dollars(sums.outstandingCents),
    ]);
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
    yield csvLine([year, party.name, ...cells, dollars(party.totalCents), reachText(party.reachesThreshold)]);
  }
}
