/** Renders an invoice as a tagged PDF. Runs in the PDF thread. */
import { product } from "@caseload/contract/product";
import PDFDocument from "pdfkit";
import { lacksGlyphs, layOut, missingGlyph, prepareFonts } from "../../../../platform/pdf/fonts.ts";
import { asArtifact } from "../../../../platform/pdf/page-header.ts";
import type { WriteBytes } from "../../../../platform/pdf/pdf-document.ts";
import { type Document, drawLine } from "../../../../platform/pdf/typesetting.ts";
import { writePdf } from "../../../../platform/pdf/write-pdf.ts";
import type { DocumentRow, InvoiceDocument } from "../invoice-document.ts";
import {
  addGroup,
  addText,
  color,
  drawLines,
  drawRule,
  drawScotchRule,
  linesOf,
  page,
  type Place,
  type Sheet,
  type StructureElement,
  text,
} from "./sheet.ts";

const wide: Place = { x: page.left, width: page.right - page.left };

/** Draws the watermark as outlines: as text it would be mixed into the lines when they are extracted. */
function drawWatermark(doc: Document, words: string): void {
  const { unitsPerEm, run } = layOut("display", words);
  const scale = 150 / unitsPerEm;
  doc.save();
  doc.translate(page.width / 2, page.height / 2).rotate(-52);
  doc.translate((-run.advanceWidth * scale) / 2, 50).scale(scale, -scale);
  let x = 0;
  for (const [at, glyph] of run.glyphs.entries()) {
    doc.save();
    doc.translate(x, 0).path(glyph.path.toSVG()).fill(color.watermark);
    doc.restore();
    x += run.positions[at]?.xAdvance ?? 0;
  }
  doc.restore();
}

function startPage(sheet: Sheet): void {
  const { doc, watermark } = sheet;
  doc.addPage();
  if (watermark !== null) asArtifact(doc, () => drawWatermark(doc, watermark));
  sheet.y = page.top;
}

/** The issuer and the total over a Scotch rule. */
function drawHead(sheet: Sheet, root: StructureElement, { title, issuer, total }: InvoiceDocument): void {
  const head = addGroup(sheet, root, "Sect");
  const right: Place = { x: page.right - 200, width: 200, alignRight: true };
  addText(sheet, head, "H1", title, sheet.y, text.title, wide);
  const top = sheet.y + 26;
  let y = addText(sheet, head, "P", issuer.name, top, text.name, { x: page.left, width: 290 });
  for (const line of issuer.address)
    y = addText(sheet, head, "P", line, y + 2, text.secondary, { x: page.left, width: 290 });
  const bottom = addText(sheet, head, "P", total, top - 4, text.total, right);
  head.end();
  sheet.y = Math.max(y, bottom) + 10;
  drawScotchRule(sheet, sheet.y);
  sheet.y += 18;
}

const factGap = 18;
const factWidth = (page.right - page.left - 2 * factGap) / 3;

function drawFacts(sheet: Sheet, root: StructureElement, { facts }: InvoiceDocument): void {
  const top = sheet.y;
  let bottom = top;
  for (const [at, { label, strong, lines }] of facts.entries()) {
    const place = { x: page.left + at * (factWidth + factGap), width: factWidth };
    const fact = addGroup(sheet, root, "Sect");
    let y = addText(sheet, fact, "P", label, top, text.small, place);
    y = addText(sheet, fact, "P", strong, y + 2, text.strong, place);
    for (const line of lines) y = addText(sheet, fact, "P", line, y, text.secondary, place);
    fact.end();
    bottom = Math.max(bottom, y);
  }
  sheet.y = bottom + 18;
}

const numberWidth = 62;
const columns = [
  { label: "Date", x: page.left, width: 68 },
  { label: "Work", x: page.left + 74, width: page.right - page.left - 74 - 3 * numberWidth - 12 },
  { label: "Hours", x: page.right - 3 * numberWidth, width: numberWidth, alignRight: true },
  { label: "Rate", x: page.right - 2 * numberWidth, width: numberWidth, alignRight: true },
  { label: "Amount", x: page.right - numberWidth, width: numberWidth, alignRight: true },
] as const;
const workWidth = columns[1].width;
const padding = 5;

/** pdfkit's types lack the scope. */
const columnHeader: object = { scope: "Column" };

/** Draws the labels of the columns; on following pages as decoration, which screen readers skip. */
function drawLabels(sheet: Sheet, table: StructureElement | null): void {
  const { doc } = sheet;
  const top = sheet.y;
  const draw = (column: (typeof columns)[number]): void =>
    void drawLines(doc, [column.label], top, text.label, column);
  if (table === null) asArtifact(doc, () => columns.forEach(draw));
  else {
    const row = addGroup(sheet, table, "TR");
    for (const column of columns) row.add(doc.struct("TH", columnHeader, () => draw(column)));
    row.end();
  }
  sheet.y = top + text.label.leading + 3;
  drawRule(sheet, sheet.y, 0.8, color.ink2);
  sheet.y += 1;
}

function drawRow(sheet: Sheet, table: StructureElement, row: DocumentRow): void {
  const { doc } = sheet;
  const work = linesOf(row.work, text.body, workWidth);
  const detail = row.detail === "" ? [] : linesOf(row.detail, text.small, workWidth);
  const height = work.length * text.body.leading + detail.length * text.small.leading + 2 * padding;
  if (sheet.y + height > page.bottom) {
    startPage(sheet);
    drawLabels(sheet, null);
  }
  const top = sheet.y + padding;
  const element = addGroup(sheet, table, "TR");
  for (const [at, words] of [row.day, null, row.hours, row.rate, row.amount].entries()) {
    const column = columns[at];
    if (!column) continue;
    element.add(
      doc.struct("TD", {}, () => {
        if (words !== null) drawLines(doc, words === "" ? [] : [words], top, text.body, column);
        else drawLines(doc, detail, drawLines(doc, work, top, text.body, column), text.small, column);
      }),
    );
  }
  element.end();
  sheet.y += height;
  drawRule(sheet, sheet.y, 0.5, color.line);
}

function drawTable(sheet: Sheet, root: StructureElement, { rows }: InvoiceDocument): void {
  const table = addGroup(sheet, root, "Table");
  drawLabels(sheet, table);
  for (const row of rows) drawRow(sheet, table, row);
  table.end();
  sheet.y += 10;
}

const sumsX = page.right - 250;
const sumLabel: Place = { x: sumsX, width: 170 };
const sumAmount: Place = { x: page.right - 80, width: 80, alignRight: true };

function drawSums(sheet: Sheet, root: StructureElement, { sums, balance }: InvoiceDocument): void {
  const height = sums.length * 17 + 40;
  if (sheet.y + height > page.bottom) startPage(sheet);
  const group = addGroup(sheet, root, "Sect");
  for (const { label, amount } of sums) {
    addText(sheet, group, "P", label, sheet.y, text.body, sumLabel);
    addText(sheet, group, "P", amount, sheet.y, text.strong, sumAmount);
    sheet.y += 17;
  }
  drawScotchRule(sheet, sheet.y + 2, sumsX);
  sheet.y += 12;
  addText(sheet, group, "P", balance.label, sheet.y, text.balance, sumLabel);
  addText(sheet, group, "P", balance.amount, sheet.y, text.balance, sumAmount);
  group.end();
  sheet.y += 28;
}

function drawNotes(sheet: Sheet, root: StructureElement, notes: readonly string[]): void {
  for (const note of notes) {
    const height = linesOf(note, text.secondary, wide.width).length * text.secondary.leading;
    if (sheet.y + height > page.bottom) startPage(sheet);
    sheet.y = addText(sheet, root, "P", note, sheet.y, text.secondary, wide) + 4;
  }
}

/** Every text that may contain letters of any alphabet. */
const textsOf = ({ issuer, facts, rows, notes }: InvoiceDocument): string[] => [
  issuer.name,
  ...issuer.address,
  ...facts.flatMap(({ strong, lines }) => [strong, ...lines]),
  ...rows.map(({ work }) => work),
  ...notes,
];

const glyphNote = `${missingGlyph} marks a character that our fonts can't display. Copied text contains it.`;

function finishPages(doc: Document, { title }: InvoiceDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    asArtifact(doc, () => {
      const footer = `${title}, page ${at + 1} of ${count}`;
      drawLine(doc, footer, { x: page.left, baseline: page.footerBaseline }, text.small);
      const place = { x: page.right, baseline: page.footerBaseline, alignRight: true };
      drawLine(doc, product.name, place, text.small);
    });
    Object.assign(doc.page.dictionary.data, { Tabs: "S" });
  }
}

function draw(doc: Document, invoice: InvoiceDocument): void {
  const root = doc.struct("Document");
  doc.addStructure(root);
  const sheet: Sheet = { doc, watermark: invoice.watermark, y: page.top };
  startPage(sheet);
  drawHead(sheet, root, invoice);
  drawFacts(sheet, root, invoice);
  drawTable(sheet, root, invoice);
  drawSums(sheet, root, invoice);
  const lacks = textsOf(invoice).some(lacksGlyphs);
  drawNotes(sheet, root, [...invoice.notes, ...(lacks ? [glyphNote] : [])]);
  root.end();
  finishPages(doc, invoice);
}

export async function render(invoice: InvoiceDocument, write: WriteBytes): Promise<void> {
  await prepareFonts(textsOf(invoice));
  const doc: Document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    pdfVersion: "1.7",
    lang: "en-US",
    displayTitle: true,
    // pdfkit copies these values into XML as they are, so they contain no text of people.
    info: {
      Title: invoice.title,
      Author: product.name,
      Creator: product.name,
      CreationDate: new Date(invoice.createdAt),
    },
  });
  await writePdf(doc, () => draw(doc, invoice), write);
}
