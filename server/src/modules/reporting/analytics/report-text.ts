/** Texts about a report, for PDFs and emails. */
import { type DateReader, shortDayFor } from "@caseload/contract/date-format";
import {
  type ReportColumn,
  reportColumns,
  writtenNumber,
  reportChoices,
  reportTableLabels,
  usualSort,
} from "@caseload/contract/reporting/report-tables";
import type { Report } from "./report.ts";

/** "Mar 1, 2026 – Mar 31, 2026" */
export const periodText = ({ span: { period } }: Report, reader: DateReader): string =>
  `${shortDayFor(reader, period.from)} – ${shortDayFor(reader, period.to)}`;

/** "By approved hours, lowest or oldest first"; empty for the default order. */
function orderText({ table, sort, order }: Report): string[] {
  if (sort === usualSort[table] && order === "desc") return [];
  const columns: readonly ReportColumn[] = reportColumns[table];
  const label = columns.find(({ key }) => key === sort)?.label ?? sort;
  const end = order === "asc" ? "lowest or oldest" : "highest or newest";
  return [`By ${label.toLowerCase()}, ${end} first`];
}

/** "Litigation · In Progress · By approved hours, lowest or oldest first" */
export function filterText(report: Report, department: string | undefined): string {
  const { table, only } = report;
  const chosen = reportChoices[table].find(({ value }) => value === only)?.label;
  return [department ?? "A deleted department", chosen ?? "All rows", ...orderText(report)].join(" · ");
}

/** "1,204 rows" */
export const rowCountText = (rows: number): string =>
  `${rows.toLocaleString("en-US")} ${rows === 1 ? "row" : "rows"}`;

/** "Approved hours: 1,204.5 h" for each known sum. */
export const sumTexts = ({ columns }: Report, sums: Readonly<Record<string, number | null>>): string[] =>
  columns.flatMap(({ key, label, kind }) => {
    const sum = sums[key] ?? null;
    return sum === null ? [] : [`${label}: ${writtenNumber(kind, sum)}`];
  });

export const titleOf = ({ table }: Report): string => reportTableLabels[table];
