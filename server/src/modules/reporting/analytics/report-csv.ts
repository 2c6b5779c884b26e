import { Readable } from "node:stream";
import { type CsvCell, csvLine, csvMark } from "@caseload/contract/csv";
import { jobStatusLabels } from "@caseload/contract/status-labels";
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { contractStatusLabels } from "@caseload/contract/engagements/status-labels";
import { applicationStatusLabels } from "@caseload/contract/hiring/status-labels";
import { type ColumnKind, type ReportColumn } from "@caseload/contract/reporting/report-tables";
import type { Db } from "../../../platform/db/database.ts";
import type { Report } from "./report.ts";
import { eachBatch, type Row } from "./report-queries.ts";

/** Units in column headings. */
const units: Partial<Record<ColumnKind, string>> = {
  hours: "hours",
  days: "days",
  money: "USD",
  rate: "USD per hour",
};

/** "Earned (USD)" */
function headingOf({ label, kind }: ReportColumn): string {
  const unit = units[kind];
  return unit ? `${label} (${unit})` : label;
}

/** Labels of all statuses in report tables. */
export const statusLabels: Readonly<Record<string, string>> = {
  ...applicationStatusLabels,
  ...contractStatusLabels,
  ...jobStatusLabels,
};

function cellOf(row: Row, { key, kind }: ReportColumn): CsvCell {
  const value = row.cells[key] ?? null;
  if (typeof value !== "string") return value;
  if (kind === "person") return nameInFile(value, row.emailConfirmed);
  return kind === "status" ? (statusLabels[value] ?? value) : value;
}

/** The lines of each batch in one piece, because each piece is written to the connection by itself. */
async function* csvPieces(db: Db, report: Report): AsyncGenerator<string> {
  yield csvMark + csvLine(report.columns.map(headingOf));
  for await (const rows of eachBatch(db, report))
    yield rows.map((row) => csvLine(report.columns.map((column) => cellOf(row, column)))).join("");
}

/** Streams the report as CSV. */
export const streamCsv = (db: Db, report: Report): Readable =>
  Readable.from(csvPieces(db, report), { objectMode: false });

/** "caseload-jobs-2026-01-01-to-2026-03-31.csv" */
export const reportFileName = ({ table, span: { period } }: Report, extension: "csv" | "pdf"): string =>
  `caseload-${table}-${period.from}-to-${period.to}.${extension}`;
