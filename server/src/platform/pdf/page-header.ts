import { product } from "@caseload/contract/product";
import { color, continuationTop, page } from "./page.ts";
import type { PdfTable } from "./pdf-document.ts";
import { type Document, drawLine } from "./typesetting.ts";

/** The product's logo, in a 28-unit square. */
function drawMark(doc: Document, x: number, y: number, size: number): void {
  doc.save();
  doc.translate(x, y).scale(size / 28);
  doc.strokeColor(color.primary);
  doc.lineWidth(3.6).path("M22.6 7.2A11 11 0 1 0 22.6 20.8").stroke();
  doc.lineWidth(1.5).path("M18.9 10.2A6.3 6.3 0 1 0 18.9 17.8").stroke();
  doc.restore();
}

/** Draws decoration that screen readers skip. */
export function asArtifact(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

/** A thick rule above a thin one, 5 points high. */
function drawScotchRule(doc: Document, y: number): void {
  const width = page.right - page.left;
  doc.rect(page.left, y, width, 3).fill(color.ink);
  doc.rect(page.left, y + 4.2, width, 0.8).fill(color.ink);
}

const titleBaseline = 104;
const factLeading = 14;

/**
 * Draws the header, title and facts of the first page.
 * @returns the top of the table
 */
export function drawPageHeader(doc: Document, table: PdfTable, root: PDFKit.PDFStructureElement): number {
  asArtifact(doc, () => {
    drawMark(doc, page.left - 2, 30, 24);
    drawLine(doc, product.name, { x: page.left + 27, baseline: 48 }, wordmark);
    if (table.firmName !== null)
      drawLine(doc, table.firmName, { x: page.right, baseline: 48, alignRight: true }, firmNameText);
    drawScotchRule(doc, 62);
  });
  root.add(
    doc.struct("H1", {}, () =>
      drawLine(doc, table.title, { x: page.left, baseline: titleBaseline }, heading),
    ),
  );
  for (const [at, fact] of table.facts.entries()) {
    const baseline = titleBaseline + 18 + at * factLeading;
    root.add(doc.struct("P", {}, () => drawLine(doc, fact, { x: page.left, baseline }, factText)));
  }
  return titleBaseline + 18 + table.facts.length * factLeading + 6;
}

const wordmark = { style: "display", size: 17, color: color.ink } as const;
const firmNameText = { style: "regular", size: 10, color: color.ink2 } as const;
const heading = { style: "display", size: 22, color: color.ink } as const;
const factText = { style: "regular", size: 9.5, color: color.ink2 } as const;
const footerText = { style: "regular", size: 8, color: color.ink3 } as const;

/** Draws the rule above the table of a following page. */
export const drawContinuationRule = (doc: Document): void =>
  asArtifact(doc, () => drawScotchRule(doc, continuationTop - 8));

/** "Caseload · Hours · …" and "3 of 12". */
export function drawFooter(doc: Document, footer: string, number: number, of: number): void {
  asArtifact(doc, () => {
    const baseline = page.footerBaseline;
    drawLine(doc, footer, { x: page.left, baseline }, footerText);
    drawLine(doc, `${number} of ${of}`, { x: page.right, baseline, alignRight: true }, footerText);
  });
}
