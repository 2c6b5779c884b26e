/** What every page has apart from the text: the margin's rule, the header, the watermark of drafts, the footer. */
import { product } from "@caseload/contract/product";
import { layOut } from "../../../../platform/pdf/fonts.ts";
import { asArtifact } from "../../../../platform/pdf/page-header.ts";
import { type Document, drawLine } from "../../../../platform/pdf/typesetting.ts";
import { color, page, text } from "./page.ts";

export const draftText = "Draft, not signed";

/**
 * Draws the watermark as outlines: it is decoration, and as text it would be mixed into the terms when they are
 * extracted. The header says the same as text.
 */
function drawWatermark(doc: Document): void {
  const { unitsPerEm, run } = layOut("display", draftText);
  const scale = 74 / unitsPerEm;
  const width = run.advanceWidth * scale;
  doc.save();
  doc.translate(page.width / 2, page.height / 2).rotate(-52);
  doc.translate(-width / 2, 24).scale(scale, -scale);
  let x = 0;
  for (const [at, glyph] of run.glyphs.entries()) {
    doc.save();
    doc.translate(x, 0).path(glyph.path.toSVG()).fill(color.watermark);
    doc.restore();
    x += run.positions[at]?.xAdvance ?? 0;
  }
  doc.restore();
}

export function drawPageFrame(doc: Document, isDraft: boolean): void {
  asArtifact(doc, () => {
    if (isDraft) drawWatermark(doc);
    for (const x of [page.marginRule, page.marginRule + 3])
      doc.rect(x, 0, 0.8, page.height).fill(color.marginRule);
    drawLine(doc, product.name, { x: page.left, baseline: page.headerBaseline }, text.wordmark);
    if (isDraft)
      drawLine(
        doc,
        draftText,
        { x: page.right, baseline: page.headerBaseline, alignRight: true },
        text.draft,
      );
  });
}

/** "Engagement Agreement No. 0183, version 2, page 3 of 9" */
export function drawFooter(doc: Document, title: string, number: number, of: number): void {
  asArtifact(doc, () => {
    doc.rect(page.left, page.footerBaseline - 14, page.right - page.left, 0.5).fill(color.line);
    drawLine(
      doc,
      `${title}, page ${number} of ${of}`,
      { x: page.left, baseline: page.footerBaseline },
      text.footer,
    );
  });
}
