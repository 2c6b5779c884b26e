/** Computes the column widths of a table and the rows of each page. */
import {
  cellText,
  continuationTop,
  gutter,
  headerText,
  leading,
  page,
  rowPadding,
  totalText,
} from "./page.ts";
import type { PdfTable, PdfRow } from "./pdf-document.ts";
import { wrapText, textWidth } from "./typesetting.ts";

/** A row as it is drawn. */
export interface TableRow {
  /** The lines of each cell; null for cells without a value. */
  readonly cells: readonly (readonly string[] | null)[];
  readonly height: number;
}

export interface TableLayout {
  /** Column widths without gutters. */
  readonly widths: readonly number[];
  readonly headerHeight: number;
  /** The rows of each page; at least one page. */
  readonly pages: readonly (readonly TableRow[])[];
}

/** Maximum width of columns sized by their content; longer texts wrap. */
const maxContentWidth = 96;

/** Returns the minimum width at which a label fits on two lines. */
function headerWidth(label: string): number {
  const words = label.split(" ");
  const widths = words.map((_word, at) =>
    Math.max(
      textWidth(words.slice(0, at).join(" "), headerText),
      textWidth(words.slice(at).join(" "), headerText),
    ),
  );
  return Math.min(...widths);
}

/** Returns the width of a column sized by its content. */
function contentWidth(table: PdfTable, rows: readonly PdfRow[], at: number): number {
  const texts = new Set(rows.map((row) => row[at] ?? ""));
  let width = Math.max(
    headerWidth(table.columns[at]?.label ?? ""),
    textWidth(table.totals[at] ?? "", totalText),
  );
  for (const text of texts) width = Math.max(width, textWidth(text, cellText));
  return Math.min(Math.ceil(width), maxContentWidth);
}

function columnWidths(table: PdfTable, rows: readonly PdfRow[]): number[] {
  const own = table.columns.map(({ share }, at) => (share === 0 ? contentWidth(table, rows, at) : 0));
  const taken = own.reduce((sum, width) => sum + width, 0) + gutter * (table.columns.length - 1);
  const shares = table.columns.reduce((sum, { share }) => sum + share, 0);
  const left = page.right - page.left - taken;
  return table.columns.map(({ share }, at) => (share === 0 ? (own[at] ?? 0) : (left * share) / shares));
}

/** Wraps the cells once, because measuring text takes most of the time of a table. */
function layOutRow(table: PdfTable, widths: readonly number[], row: PdfRow): TableRow {
  const cells = table.columns.map((_column, at) => {
    const text = row[at] ?? null;
    return text === null ? null : wrapText(text, widths[at] ?? 0, cellText);
  });
  const lines = Math.max(...cells.map((cell) => cell?.length ?? 1));
  return { cells, height: lines * leading + 2 * rowPadding };
}

/** Space below the last row for the totals and the note about missing glyphs. */
const endHeight = 48;

/** @param firstTop top of the table on the first page */
export function computeLayout(table: PdfTable, rows: readonly PdfRow[], firstTop: number): TableLayout {
  const widths = columnWidths(table, rows);
  const headLines = table.columns.map(({ label }, at) => wrapText(label, widths[at] ?? 0, headerText).length);
  const headerHeight = Math.max(...headLines) * leading + 2 * rowPadding;
  let current: TableRow[] = [];
  const pages = [current];
  let y = firstTop + headerHeight;
  for (const [at, row] of rows.entries()) {
    const laidOut = layOutRow(table, widths, row);
    const end = at === rows.length - 1 ? endHeight : 0;
    if (y + laidOut.height + end > page.bottom && current.length > 0) {
      current = [];
      pages.push(current);
      y = continuationTop + headerHeight;
    }
    current.push(laidOut);
    y += laidOut.height;
  }
  return { widths, headerHeight, pages };
}
