/** Draws the rows of one page, tagged as table rows for screen readers. */
import { asArtifact } from "./page-header.ts";
import { cellText, color, gutter, headerText, leading, page, rowPadding, totalText } from "./page.ts";
import type { PdfTable } from "./pdf-document.ts";
import type { TableLayout, TableRow } from "./table-layout.ts";
import { type Document, drawLine, wrapText, type TextStyle } from "./typesetting.ts";

/** The document and the structure element of the table. */
export interface Canvas {
  readonly doc: Document;
  readonly table: PdfTable;
  readonly layout: TableLayout;
  readonly tableTag: PDFKit.PDFStructureElement;
  /** Whether every cell has its own tag; off for long tables, because tags make the file several times as large. */
  readonly hasCellTags: boolean;
}

/** Distance from a row's padding to the baseline of its first line. */
const ascent = 8.5;

function drawCell(
  { table, layout, doc }: Canvas,
  at: number,
  lines: readonly string[],
  top: number,
  style: TextStyle,
): void {
  const before = layout.widths.slice(0, at).reduce((sum, width) => sum + width + gutter, 0);
  const width = layout.widths[at] ?? 0;
  const isNumeric = table.columns[at]?.isNumeric ?? false;
  const x = page.left + before + (isNumeric ? width : 0);
  for (const [number, line] of lines.entries()) {
    const baseline = top + rowPadding + ascent + number * leading;
    drawLine(doc, line, { x, baseline, alignRight: isNumeric }, style);
  }
}

const rule = (doc: Document, y: number, thickness: number, ink: string): void => {
  doc.rect(page.left, y, page.right - page.left, thickness).fill(ink);
};

/** pdfkit's types lack the scope. */
const columnHeader: object = { scope: "Column" };

/** Draws the header row. On the following pages it is repeated as an artifact, which screen readers skip. */
export function drawHeaderRow(canvas: Canvas, top: number, isFirst: boolean): void {
  const { doc, table, layout, tableTag } = canvas;
  const draw = (at: number): void => {
    const label = table.columns[at]?.label ?? "";
    const lines = wrapText(label, layout.widths[at] ?? 0, headerText);
    // Aligns labels of one line with the last line of longer labels.
    const room = layout.headerHeight - 2 * rowPadding - lines.length * leading;
    drawCell(canvas, at, lines, top + room, headerText);
  };
  const all = table.columns.keys();
  if (!isFirst) asArtifact(doc, () => [...all].forEach(draw));
  else {
    const row = doc.struct("TR");
    tableTag.add(row);
    for (const at of all) row.add(doc.struct("TH", columnHeader, () => draw(at)));
    row.end();
  }
  asArtifact(doc, () => rule(doc, top + layout.headerHeight - 0.8, 0.8, color.ink2));
}

const emptyCell = "–";
const emptyCellText = { ...cellText, color: color.ink3 };

function drawRow(canvas: Canvas, { cells, height }: TableRow, top: number): number {
  const { doc, table, tableTag, hasCellTags } = canvas;
  const draw = (at: number): void => {
    const lines = cells[at] ?? null;
    drawCell(canvas, at, lines ?? [emptyCell], top, lines === null ? emptyCellText : cellText);
  };
  const all = [...table.columns.keys()];
  if (hasCellTags) {
    const element = doc.struct("TR");
    tableTag.add(element);
    for (const at of all) element.add(doc.struct("TD", {}, () => draw(at)));
    element.end();
  } else {
    const element = doc.struct("P", {}, () => all.forEach(draw));
    tableTag.add(element);
    element.end();
  }
  return top + height;
}

/**
 * Draws rows with hairlines between them.
 * @returns the bottom of the last row
 */
export function drawRows(canvas: Canvas, rows: readonly TableRow[], top: number): number {
  const { doc } = canvas;
  const bottoms: number[] = [];
  let y = top;
  for (const row of rows) {
    y = drawRow(canvas, row, y);
    bottoms.push(y);
  }
  if (bottoms.length > 0)
    asArtifact(doc, () => {
      for (const bottom of bottoms) doc.rect(page.left, bottom - 0.5, page.right - page.left, 0.5);
      doc.fill(color.line);
    });
  return y;
}

/** Draws the totals below a double rule. */
export function drawTotals(canvas: Canvas, top: number): number {
  const { doc, table, tableTag } = canvas;
  asArtifact(doc, () => {
    rule(doc, top + 1, 1, color.ink);
    rule(doc, top + 3.4, 1, color.ink);
  });
  const row = doc.struct(canvas.hasCellTags ? "TR" : "P");
  tableTag.add(row);
  for (const [at, text] of table.totals.entries()) {
    const draw = () => drawCell(canvas, at, text === "" ? [] : [text], top + 4, totalText);
    row.add(canvas.hasCellTags ? doc.struct("TD", {}, draw) : doc.struct("Span", {}, draw));
  }
  row.end();
  return top + 4 + leading + 2 * rowPadding;
}
