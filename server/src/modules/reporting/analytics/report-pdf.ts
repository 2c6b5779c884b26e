import type { Readable } from "node:stream";
import { type DateReader, shortDayFor, timeFor } from "@caseload/contract/date-format";
import { nameInFile } from "@caseload/contract/accounts/name-in-file";
import { limits } from "@caseload/contract/limits";
import { product } from "@caseload/contract/product";
import { errorMessages } from "@caseload/contract/error-messages";
import { figureDefinitions } from "@caseload/contract/reporting/figure-definitions";
import {
  figuresOf,
  isNumeric,
  writtenNumber,
  type ReportColumn,
  reportTableRows,
} from "@caseload/contract/reporting/report-tables";
import type { Db } from "../../../platform/db/database.ts";
import type { PdfRenderer } from "../../../platform/pdf/pdf-renderer.ts";
import type { PdfTable, PdfCell, PdfColumn, PdfRow } from "../../../platform/pdf/pdf-document.ts";
import { HttpError } from "../../../platform/http/http-error.ts";
import { statusLabels } from "./report-csv.ts";
import { eachBatch, findDepartmentName, findFirmName, type Row, sumRows } from "./report-queries.ts";
import type { Report } from "./report.ts";
import { filterText, periodText, rowCountText, titleOf } from "./report-text.ts";

/** Relative widths of the text columns. */
const shares: Readonly<Record<string, number>> = { posting: 3, paralegal: 2, postedBy: 2, department: 1.8 };

const columnOf = ({ key, label, kind }: ReportColumn): PdfColumn => ({
  label,
  isNumeric: isNumeric(kind),
  share: kind === "text" || kind === "person" ? (shares[key] ?? 2) : 0,
});

/** A cell as shown on screen. */
function cellText(row: Row, { key, kind }: ReportColumn, reader: DateReader): PdfCell {
  const value = row.cells[key] ?? null;
  if (typeof value === "number") return writtenNumber(kind, value);
  if (value === null || kind === "text") return value;
  if (kind === "person") return nameInFile(value, row.emailConfirmed);
  return kind === "day" ? shortDayFor(reader, value) : (statusLabels[value] ?? value);
}

async function* batchesOf(db: Db, report: Report, reader: DateReader): AsyncGenerator<readonly PdfRow[]> {
  for await (const rows of eachBatch(db, report))
    yield rows.map((row) => report.columns.map((column) => cellText(row, column, reader)));
}

type Sums = Awaited<ReturnType<typeof sumRows>>;

function totalsOf({ columns }: Report, { rows, sums }: Sums): string[] {
  return columns.map(({ key, kind }, at) => {
    const sum = sums[key] ?? null;
    if (at === 0) return rowCountText(rows);
    return sum === null ? "" : writtenNumber(kind, sum);
  });
}

async function sheetOf(db: Db, report: Report, reader: DateReader, sums: Sums, now: Date): Promise<PdfTable> {
  const period = periodText(report, reader);
  const title = titleOf(report);
  return {
    title,
    firmName: await findFirmName(db, report.firmId),
    facts: [
      period,
      filterText(report, await findDepartmentName(db, report)),
      `${reportTableRows[report.table]} As of ${timeFor(reader, now)}.`,
      ...figuresOf(report.columns).map(
        (key) => `${figureDefinitions[key].term}: ${figureDefinitions[key].text}`,
      ),
    ],
    columns: report.columns.map(columnOf),
    totals: totalsOf(report, sums),
    emptyText: "There is nothing to report for this period.",
    footer: `${product.name} · ${title} · ${period}`,
    createdAt: now.toISOString(),
  };
}

/**
 * Renders the report as PDF, with the rows, order and sums of the screen.
 * @throws HttpError 400 for more rows than a PDF may have, 429 while too many PDFs are queued
 */
export async function renderReportPdf(
  { db, pdfRenderer }: { db: Db; pdfRenderer: PdfRenderer },
  report: Report,
  reader: DateReader,
  now: Date,
): Promise<Readable> {
  const sums = await sumRows(db, report);
  if (sums.rows > limits.maxReportPdfRows)
    throw new HttpError(
      400,
      errorMessages.tooManyRowsForPdf(limits.maxReportPdfRows.toLocaleString("en-US")),
    );
  return pdfRenderer.render(await sheetOf(db, report, reader, sums, now), batchesOf(db, report, reader));
}
