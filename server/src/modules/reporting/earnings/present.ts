import { type CsvCell, csvLine, csvMark } from "@caseload/contract/csv";
import type { Earnings, EarningStatus } from "@caseload/contract/reporting/earnings";
import { contractStatusLabels } from "@caseload/contract/status-labels";
import { displayFirmName } from "../../firms/firm/firm-name.ts";
import { hoursOf, payOf, type Reckoned } from "./sum-earnings.ts";

const firmOf = ({ row }: Reckoned): string =>
  displayFirmName({ current: row.firmName, given: row.givenFirmName });

const ofEach = <Value>(value: (status: EarningStatus) => Value) => ({
  terms_agreed: value("terms_agreed"),
  in_progress: value("in_progress"),
  completed: value("completed"),
});

const monthsOf = (year: number): string[] =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`);

/** @param reckoned of that year */
export function presentEarnings(reckoned: readonly Reckoned[], year: number, years: number[]): Earnings {
  const of = (status: EarningStatus) => reckoned.filter((one) => one.status === status);
  return {
    year,
    years,
    totals: ofEach((status) => {
      const months = of(status).flatMap((one) => one.months);
      return { contracts: of(status).length, hours: hoursOf(months), pay: payOf(months) };
    }),
    // No invoice is kept yet, so nothing tells what was paid.
    paid: null,
    months: monthsOf(year).map((month) => ({
      month,
      pay: ofEach((status) =>
        payOf(of(status).flatMap(({ months }) => months.filter((one) => one.month === month))),
      ),
    })),
    contracts: reckoned.toSorted(byDays).map((one) => ({
      id: one.row.id,
      status: one.status,
      title: one.row.title,
      firmName: firmOf(one),
      rate: one.row.agreedRate,
      firstDay: one.firstDay,
      lastDay: one.lastDay,
      hours: one.missing === null ? hoursOf(one.months) : null,
      pay: one.missing === null ? payOf(one.months) : null,
      missing: one.missing,
    })),
  };
}

/** Live before completed, then by the first day of work, newest first. */
function byDays(one: Reckoned, other: Reckoned): number {
  const order = (status: EarningStatus) => (status === "completed" ? 1 : 0);
  return (
    order(one.status) - order(other.status) ||
    (other.firstDay ?? "9999").localeCompare(one.firstDay ?? "9999") ||
    other.row.id - one.row.id
  );
}

const head = [
  "Month",
  "Contract",
  "Position",
  "Law office",
  "Status",
  "Agreed rate (USD per hour)",
  "Agreed hours",
  "Agreed pay (USD)",
];

/** One line a month and contract, then those that lack a term, without month and figures. */
export function* csvOf(reckoned: readonly Reckoned[]): Generator<string> {
  const line = (one: Reckoned, month: string | null, figures: readonly CsvCell[]) =>
    csvLine([
      month,
      one.row.id,
      one.row.title,
      firmOf(one),
      contractStatusLabels[one.status],
      one.row.agreedRate,
      ...figures,
    ]);
  yield csvMark + csvLine(head);
  const lines = reckoned.flatMap((one) => one.months.map((share) => ({ one, share })));
  for (const { one, share } of lines.toSorted((a, b) => a.share.month.localeCompare(b.share.month)))
    yield line(one, share.month, [share.hours, share.pay]);
  for (const one of reckoned) if (one.missing !== null) yield line(one, null, [null, null]);
}
