/** Prints a table as PDF: letterhead, rows, sums and numbered pages. */
import { product } from "@caseload/contract/product";
import PDFDocument from "pdfkit";
import { type Canvas, drawHead, drawRows, drawTotals } from "./draw-table.ts";
import { drawFoot, drawPageHeader, drawRunningHead } from "./page-header.ts";
import { color, followingTop, leading, page } from "./page.ts";
import type { Sheet, SheetRow } from "./pdf-document.ts";
import { layOut } from "./table-layout.ts";
import { lacksEmails, substitute } from "./fonts.ts";
import { type Document, drawLine } from "./typesetting.ts";

/** Cells of longer tables are told row by row: a thousand structured rows take a megabyte. */
const structuredRows = 1_000;

function openDocument(sheet: Sheet): Document {
  return new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: "1.7",
    lang: "en-US",
    displayTitle: true,
    info: {
      Title: `${sheet.title} · ${product.name}`,
      Author: sheet.office ?? product.name,
      Creator: product.name,
      Subject: sheet.facts.join(". "),
      CreationDate: new Date(sheet.printedAt),
    },
  });
}

const small = { style: "regular", size: 8.5, color: color.ink2 } as const;

function drawNote(doc: Document, root: PDFKit.PDFStructureElement, text: string, top: number): void {
  root.add(doc.struct("P", {}, () => drawLine(doc, text, { x: page.left, baseline: top + leading }, small)));
}

function drawPages(doc: Document, sheet: Sheet, rows: readonly SheetRow[]): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  doc.addPage();
  const firstTop = drawPageHeader(doc, sheet, root);
  const layout = layOut(sheet, rows, firstTop);
  const hasCells = rows.length <= structuredRows;
  const table = doc.struct(hasCells ? "Table" : "Sect");
  root.add(table);
  const canvas: Canvas = { doc, sheet, layout, table, hasCells };
  let y = firstTop;
  for (const [at, [from, to]] of layout.pages.entries()) {
    if (at > 0) {
      doc.addPage();
      drawRunningHead(doc);
    }
    const top = at === 0 ? firstTop : followingTop;
    drawHead(canvas, top, at === 0);
    y = drawRows(canvas, rows.slice(from, to), top + layout.headHeight);
    drawFoot(doc, sheet.foot, at + 1, layout.pages.length);
  }
  if (rows.length > 0) y = drawTotals(canvas, y);
  table.end();
  if (rows.length === 0) drawNote(doc, root, sheet.empty, y + 6);
  if (rows.some((row) => row.some((cell) => cell !== null && lacksEmails(cell))))
    drawNote(doc, root, `${substitute} stands for a letter that this typeface lacks. The CSV has it.`, y + 4);
  root.end();
}

/** @returns the document's bytes */
export async function renderPdf(sheet: Sheet, rows: readonly SheetRow[]): Promise<Uint8Array> {
  const doc = openDocument(sheet);
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  drawPages(doc, sheet, rows);
  doc.end();
  await done;
  // Of its own memory, which a thread can hand over.
  return new Uint8Array(Buffer.concat(chunks));
}
