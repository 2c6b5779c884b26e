import { type CsvCell, csvLine, csvMark } from "@caseload/contract/csv";
import type { Earnings, EarningStatus } from "@caseload/contract/reporting/earnings";
import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { type ContractEarnings, sumHours, sumPay } from "./sum-earnings.ts";

const firmOf = ({ row }: ContractEarnings): string =>
  displayFirmName({ current: row.firmName, given: row.givenFirmName });

const byStatus = <Value>(value: (status: EarningStatus) => Value) => ({
  terms_agreed: value("terms_agreed"),
  in_progress: value("in_progress"),
  completed: value("completed"),
});

const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`);

/** @param earnings of that year */
export function presentEarnings(
  earnings: readonly ContractEarnings[],
  year: number,
  years: number[],
): Earnings {
  const of = (status: EarningStatus) => earnings.filter((one) => one.status === status);
  return {
    year,
    years,
    totals: byStatus((status) => {
      const months = of(status).flatMap((one) => one.months);
      return { contracts: of(status).length, hours: sumHours(months), pay: sumPay(months) };
    }),
    // Unknown, because the site has no invoices yet.
    paid: null,
    months: monthsOf(year).map((month) => ({
      month,
      pay: byStatus((status) =>
        sumPay(of(status).flatMap(({ months }) => months.filter((one) => one.month === month))),
      ),
    })),
    contracts: earnings.toSorted(compareEarnings).map((one) => ({
      id: one.row.id,
      status: one.status,
      title: one.row.title,
      firmName: firmOf(one),
      rate: one.row.agreedRate,
      firstDay: one.firstDay,
      lastDay: one.lastDay,
      hours: one.missing === null ? sumHours(one.months) : null,
      pay: one.missing === null ? sumPay(one.months) : null,
      missing: one.missing,
    })),
  };
}

/** Active before completed, then by the first day of work, newest first. */
function compareEarnings(one: ContractEarnings, other: ContractEarnings): number {
  const order = (status: EarningStatus) => (status === "completed" ? 1 : 0);
  return (
    order(one.status) - order(other.status) ||
    (other.firstDay ?? "9999").localeCompare(one.firstDay ?? "9999") ||
    other.row.id - one.row.id
  );
}

const headings = [
  "Month",
  "Contract",
  "Position",
  "Law office",
  "Status",
  "Agreed rate (USD per hour)",
  "Agreed hours",
  "Agreed pay (USD)",
];

/** One line per month and contract, then the contracts with a missing term, without month and figures. */
export function* earningsCsv(earnings: readonly ContractEarnings[]): Generator<string> {
  const line = (one: ContractEarnings, month: string | null, figures: readonly CsvCell[]) =>
    csvLine([
      month,
      one.row.id,
      one.row.title,
      firmOf(one),
      contractStatusLabels[one.status],
      one.row.agreedRate,
      ...figures,
    ]);
  yield csvMark + csvLine(headings);
  const lines = earnings.flatMap((one) => one.months.map((share) => ({ one, share })));
  for (const { one, share } of lines.toSorted((a, b) => a.share.month.localeCompare(b.share.month)))
    yield line(one, share.month, [share.hours, share.pay]);
  for (const one of earnings) if (one.missing !== null) yield line(one, null, [null, null]);
}
