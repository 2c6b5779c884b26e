/** Draws the rows of one page, each a row of the document's table for whoever has it read aloud. */
import { asArtifact } from "./page-header.ts";
import { cellText, color, gutter, headText, leading, page, rowPadding, totalText } from "./page.ts";
import type { Sheet, SheetRow } from "./pdf-document.ts";
import { cellLines, type Layout, rowHeight } from "./table-layout.ts";
import { type Document, drawLine, linesOf, type Setting } from "./typesetting.ts";

/** Where the table is drawn, and what its rows belong to in the document's structure. */
export interface Canvas {
  readonly doc: Document;
  readonly sheet: Sheet;
  readonly layout: Layout;
  readonly table: PDFKit.PDFStructureElement;
  /** A cell of its own for every cell; too many would make the file several times as large. */
  readonly hasCells: boolean;
}

/** Baseline of the first line below a row's top. */
const ascent = 8.5;

function drawCell(
  { sheet, layout, doc }: Canvas,
  at: number,
  lines: readonly string[],
  top: number,
  setting: Setting,
): void {
  const before = layout.widths.slice(0, at).reduce((sum, width) => sum + width + gutter, 0);
  const width = layout.widths[at] ?? 0;
  const isNumeric = sheet.columns[at]?.isNumeric ?? false;
  const x = page.left + before + (isNumeric ? width : 0);
  for (const [number, line] of lines.entries()) {
    const baseline = top + rowPadding + ascent + number * leading;
    drawLine(doc, line, { x, baseline, toTheRight: isNumeric }, setting);
  }
}

const rule = (doc: Document, y: number, thickness: number, ink: string): void => {
  doc.rect(page.left, y, page.right - page.left, thickness).fill(ink);
};

/** The types of pdfkit do not name the scope yet. */
const columnHead: object = { scope: "Column" };

/** The heads of the columns; on following pages they are repeated for the eye alone. */
export function drawHead(canvas: Canvas, top: number, isFirst: boolean): void {
  const { doc, sheet, layout, table } = canvas;
  const draw = (at: number): void => {
    const label = sheet.columns[at]?.label ?? "";
    const lines = linesOf(label, layout.widths[at] ?? 0, headText);
    // Heads of one line stand at the foot of those that have two.
    const room = layout.headHeight - 2 * rowPadding - lines.length * leading;
    drawCell(canvas, at, lines, top + room, headText);
  };
  const all = sheet.columns.keys();
  if (!isFirst) asArtifact(doc, () => [...all].forEach(draw));
  else {
    const row = doc.struct("TR");
    table.add(row);
    for (const at of all) row.add(doc.struct("TH", columnHead, () => draw(at)));
    row.end();
  }
  asArtifact(doc, () => rule(doc, top + layout.headHeight - 0.8, 0.8, color.ink2));
}

const nothing = "–";

function drawRow(canvas: Canvas, row: SheetRow, top: number): number {
  const { doc, sheet, layout, table, hasCells } = canvas;
  const draw = (at: number): void => {
    const lines = cellLines(row[at] ?? nothing, layout.widths[at] ?? 0);
    const ink = row[at] === null ? color.ink3 : color.ink;
    drawCell(canvas, at, lines, top, { ...cellText, color: ink });
  };
  const all = [...sheet.columns.keys()];
  if (hasCells) {
    const element = doc.struct("TR");
    table.add(element);
    for (const at of all) element.add(doc.struct("TD", {}, () => draw(at)));
    element.end();
  } else {
    const element = doc.struct("P", {}, () => all.forEach(draw));
    table.add(element);
    element.end();
  }
  return top + rowHeight(sheet, layout.widths, row);
}

/**
 * Draws rows below one another with hairlines between them.
 * @returns where the last one ends
 */
export function drawRows(canvas: Canvas, rows: readonly SheetRow[], top: number): number {
  let y = top;
  for (const row of rows) {
    y = drawRow(canvas, row, y);
    asArtifact(canvas.doc, () => rule(canvas.doc, y - 0.5, 0.5, color.line));
  }
  return y;
}

/** The sums below a double rule. */
export function drawTotals(canvas: Canvas, top: number): number {
  const { doc, sheet, table } = canvas;
  asArtifact(doc, () => {
    rule(doc, top + 1, 1, color.ink);
    rule(doc, top + 3.4, 1, color.ink);
  });
  const row = doc.struct(canvas.hasCells ? "TR" : "P");
  table.add(row);
  for (const [at, text] of sheet.totals.entries()) {
    const draw = () => drawCell(canvas, at, text === "" ? [] : [text], top + 4, totalText);
    row.add(canvas.hasCells ? doc.struct("TD", {}, draw) : doc.struct("Span", {}, draw));
  }
  row.end();
  return top + 4 + leading + 2 * rowPadding;
}
