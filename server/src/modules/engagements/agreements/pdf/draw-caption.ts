/** The caption box of the first page: the parties to the left, the agreement to the right. */
import { engagementNumber } from "@caseload/contract/engagements/engagement-number";
import { asArtifact } from "../../../../platform/pdf/page-header.ts";
import type { AgreementDocument } from "../agreement-document.ts";
import { addBlock, addGroup, addRule, type Flow, type StructureElement } from "./flow.ts";
import { color, page, text } from "./page.ts";

const rightX = 404;
const parenthesisX = 384;
const leftWidth = parenthesisX - page.left - 14;

const versionText = (agreement: AgreementDocument, isDraft: boolean): string =>
  `Version ${agreement.version}, ${isDraft ? "not signed by both parties" : "signed by both parties"}`;

/** Draws one parenthesis a line, as outlines: they separate two columns and say nothing. */
function drawParentheses({ doc }: Flow, top: number, bottom: number): void {
  asArtifact(doc, () => {
    doc.lineWidth(0.9).strokeColor(color.ink3);
    for (let y = top; y + 14 <= bottom + 1; y += text.caption.leading)
      doc.path(`M${parenthesisX} ${y + 2}q4 6 0 12`).stroke();
  });
}

export function drawCaption(
  flow: Flow,
  root: StructureElement,
  agreement: AgreementDocument,
  isDraft: boolean,
): void {
  const top = flow.y + 12;
  const box = addGroup(flow, root, "Sect");

  flow.y = top;
  const right = { x: rightX };
  addBlock(flow, box, { tag: "H1", text: "Engagement\nAgreement", style: text.caption }, right);
  const number = engagementNumber(agreement.contractId);
  addBlock(flow, box, { tag: "P", text: number, style: text.caption }, right);
  addBlock(flow, box, { tag: "P", text: versionText(agreement, isDraft), style: text.secondary }, right);
  const rightBottom = flow.y;

  flow.y = top;
  const left = { x: page.left, width: leftWidth };
  addBlock(flow, box, { tag: "P", text: `${agreement.firmName},`, style: text.caption }, left);
  addBlock(flow, box, { tag: "P", text: "the “Firm”", style: text.secondary }, left);
  addBlock(flow, box, { tag: "P", text: `and ${agreement.paralegalName},`, style: text.caption }, left);
  addBlock(flow, box, { tag: "P", text: "the “Paralegal”", style: text.secondary }, left);
  box.end();

  flow.y = Math.max(flow.y, rightBottom) + 10;
  drawParentheses(flow, top, flow.y - 10);
  addRule(flow, 1.2, color.ink);
  flow.y += 16;
  addBlock(
    flow,
    root,
    { tag: "P", text: agreement.title, style: text.subject },
    { x: page.left, width: page.right - page.left },
  );
  flow.y += 14;
}
