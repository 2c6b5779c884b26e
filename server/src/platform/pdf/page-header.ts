import { product } from "@caseload/contract/product";
import { color, followingTop, page } from "./page.ts";
import type { Sheet } from "./pdf-document.ts";
import { type Document, drawLine } from "./typesetting.ts";

/** The product's mark: a Scotch rule bent into a C, drawn 28 units wide. */
function drawMark(doc: Document, x: number, y: number, size: number): void {
  doc.save();
  doc.translate(x, y).scale(size / 28);
  doc.strokeColor(color.primary);
  doc.lineWidth(3.6).path("M22.6 7.2A11 11 0 1 0 22.6 20.8").stroke();
  doc.lineWidth(1.5).path("M18.9 10.2A6.3 6.3 0 1 0 18.9 17.8").stroke();
  doc.restore();
}

/** What belongs to the paper and not to its text. */
export function asArtifact(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

/** A Scotch rule: a thick line and a thin one, 5 points high. */
function drawScotchRule(doc: Document, y: number): void {
  const width = page.right - page.left;
  doc.rect(page.left, y, width, 3).fill(color.ink);
  doc.rect(page.left, y + 4.2, width, 0.8).fill(color.ink);
}

const titleBaseline = 104;
const factLeading = 14;

/**
 * Draws letterhead, title and facts.
 * @returns where the table begins
 */
export function drawPageHeader(doc: Document, sheet: Sheet, root: PDFKit.PDFStructureElement): number {
  asArtifact(doc, () => {
    drawMark(doc, page.left - 2, 30, 24);
    drawLine(doc, product.name, { x: page.left + 27, baseline: 48 }, wordmark);
    if (sheet.office !== null)
      drawLine(doc, sheet.office, { x: page.right, baseline: 48, toTheRight: true }, office);
    drawScotchRule(doc, 62);
  });
  root.add(
    doc.struct("H1", {}, () =>
      drawLine(doc, sheet.title, { x: page.left, baseline: titleBaseline }, heading),
    ),
  );
  for (const [at, fact] of sheet.facts.entries()) {
    const baseline = titleBaseline + 18 + at * factLeading;
    root.add(doc.struct("P", {}, () => drawLine(doc, fact, { x: page.left, baseline }, factText)));
  }
  return titleBaseline + 18 + sheet.facts.length * factLeading + 6;
}

const wordmark = { style: "display", size: 17, color: color.ink } as const;
const office = { style: "regular", size: 10, color: color.ink2 } as const;
const heading = { style: "display", size: 22, color: color.ink } as const;
const factText = { style: "regular", size: 9.5, color: color.ink2 } as const;
const footText = { style: "regular", size: 8, color: color.ink3 } as const;

/** The rule above a following page's table. */
export const drawRunningHead = (doc: Document): void =>
  asArtifact(doc, () => drawScotchRule(doc, followingTop - 8));

/** "Caseload · Hours · …" and "3 of 12". */
export function drawFoot(doc: Document, foot: string, number: number, of: number): void {
  asArtifact(doc, () => {
    const baseline = page.footBaseline;
    drawLine(doc, foot, { x: page.left, baseline }, footText);
    drawLine(doc, `${number} of ${of}`, { x: page.right, baseline, toTheRight: true }, footText);
  });
}
