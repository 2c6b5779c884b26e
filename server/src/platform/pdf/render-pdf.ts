/** Renders a table as a tagged PDF: page header, rows, totals and numbered pages. */
import { product } from "@caseload/contract/product";
import PDFDocument from "pdfkit";
import { type Canvas, drawHeaderRow, drawRows, drawTotals } from "./draw-table.ts";
import { drawFooter, drawPageHeader, drawContinuationRule } from "./page-header.ts";
import { color, continuationTop, leading, page } from "./page.ts";
import type { PdfTable, PdfRow, WriteBytes } from "./pdf-document.ts";
import { computeLayout } from "./table-layout.ts";
import { lacksGlyphs, missingGlyph, prepareFonts } from "./fonts.ts";
import { type Document, drawLine } from "./typesetting.ts";
import { writePdf } from "./write-pdf.ts";

/** Longer tables are tagged per row instead of per cell: the tags of 1,000 rows take a megabyte. */
const maxTaggedRows = 1_000;

function openDocument(table: PdfTable): Document {
  return new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: "1.7",
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: `${table.title} · ${product.name}`,
      Author: table.firmName ?? product.name,
      Creator: product.name,
      Subject: table.facts.join(". "),
      CreationDate: new Date(table.createdAt),
    },
  });
}

const small = { style: "regular", size: 8.5, color: color.ink2 } as const;

function drawNote(doc: Document, root: PDFKit.PDFStructureElement, text: string, top: number): void {
  root.add(doc.struct("P", {}, () => drawLine(doc, text, { x: page.left, baseline: top + leading }, small)));
}

function drawPages(doc: Document, table: PdfTable, rows: readonly PdfRow[]): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  doc.addPage();
  const firstTop = drawPageHeader(doc, table, root);
  const layout = computeLayout(table, rows, firstTop);
  const hasCellTags = rows.length <= maxTaggedRows;
  const tableTag = doc.struct(hasCellTags ? "Table" : "Sect");
  root.add(tableTag);
  const canvas: Canvas = { doc, table, layout, tableTag, hasCellTags };
  let y = firstTop;
  for (const [at, rowsOfPage] of layout.pages.entries()) {
    if (at > 0) {
      doc.addPage();
      drawContinuationRule(doc);
    }
    const top = at === 0 ? firstTop : continuationTop;
    drawHeaderRow(canvas, top, at === 0);
    y = drawRows(canvas, rowsOfPage, top + layout.headerHeight);
    drawFooter(doc, table.footer, at + 1, layout.pages.length);
  }
  if (rows.length > 0) y = drawTotals(canvas, y);
  tableTag.end();
  if (rows.length === 0) drawNote(doc, root, table.emptyText, y + 6);
  if (rows.some((row) => row.some((cell) => cell !== null && lacksGlyphs(cell))))
    drawNote(
      doc,
      root,
      `${missingGlyph} stands for a letter that this typeface lacks. The CSV has it.`,
      y + 4,
    );
  root.end();
}

export async function renderPdf(table: PdfTable, rows: readonly PdfRow[], write: WriteBytes): Promise<void> {
  const cells = rows.flatMap((row) => row.filter((cell) => cell !== null));
  await prepareFonts([table.title, table.firmName ?? "", ...table.facts, ...table.totals, ...cells]);
  const doc = openDocument(table);
  await writePdf(doc, () => drawPages(doc, table, rows), write);
}
