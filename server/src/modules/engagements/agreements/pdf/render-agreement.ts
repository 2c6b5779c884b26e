/** Renders an agreement as a tagged PDF: the terms, the signatures, the audit record. Runs in the PDF thread. */
import { product } from "@caseload/contract/product";
import PDFDocument from "pdfkit";
import { lacksGlyphs, missingGlyph, prepareFonts } from "../../../../platform/pdf/fonts.ts";
import type { WriteBytes } from "../../../../platform/pdf/pdf-document.ts";
import type { Document } from "../../../../platform/pdf/typesetting.ts";
import { writePdf } from "../../../../platform/pdf/write-pdf.ts";
import { claimText } from "../agreement-claim.ts";
import { recordFileName, recordOf } from "../agreement-record.ts";
import { agreementTitle, type AgreementDocument } from "../agreement-document.ts";
import { drawAudit } from "./draw-audit.ts";
import { drawCaption } from "./draw-caption.ts";
import { drawSignatures, signaturesHeight } from "./draw-signatures.ts";
import { drawTerms } from "./draw-terms.ts";
import { addBlock, type Flow, startPage, type StructureElement } from "./flow.ts";
import { page, text } from "./page.ts";
import { drawFooter } from "./page-frame.ts";
import { addSignatureField, type SealPlace } from "./signature-field.ts";

export interface AgreementRendering {
  readonly agreement: AgreementDocument;
  /** Null for drafts, which carry a watermark and no seal. */
  readonly seal: SealPlace | null;
  /** Address of the page that verifies files. */
  readonly verifyUrl: string;
}

function openDocument(agreement: AgreementDocument, isDraft: boolean): Document {
  return new PDFDocument({
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
      Title: agreementTitle(agreement),
      Author: product.name,
      Creator: product.name,
      Subject: isDraft ? "Draft, not signed" : "Signed by both parties",
      ...(!isDraft && { Keywords: claimText(agreement) }),
      CreationDate: agreement.generatedAt,
    },
  });
}

/** Every text that may contain letters of any alphabet. */
const textsOf = ({
  title,
  firmName,
  paralegalName,
  terms,
  signatures,
  versions,
  timeline,
}: AgreementDocument) => [
  title,
  firmName,
  paralegalName,
  ...terms.split("\n"),
  ...signatures.flatMap(({ name, accountName, userAgent }) => [name, accountName, userAgent]),
  ...versions.flatMap(({ authorName, note }) => [authorName, note ?? ""]),
  ...timeline.flatMap(({ actorName, note }) => [actorName ?? "", note ?? ""]),
];

const glyphNote = `${missingGlyph} marks a character that our fonts can't display. Copied text contains it, and the audit record names the code points of signatures.`;

function drawGlyphNote(flow: Flow, root: StructureElement, agreement: AgreementDocument): void {
  if (!textsOf(agreement).some(lacksGlyphs)) return;
  flow.y += 8;
  addBlock(flow, root, { tag: "P", text: glyphNote, style: text.label }, { x: page.left });
}

/** Writes the footers, the tab order, and what each page of a signed agreement claims to belong to. */
function finishPages(doc: Document, agreement: AgreementDocument, isDraft: boolean): void {
  const { start, count } = doc.bufferedPageRange();
  const pieceInfo = {
    [product.name]: {
      LastModified: agreement.generatedAt,
      Private: new String(claimText(agreement)),
    },
  };
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(start + at);
    drawFooter(doc, agreementTitle(agreement), at + 1, count);
    Object.assign(doc.page.dictionary.data, {
      Tabs: "S",
      ...(!isDraft && { LastModified: agreement.generatedAt, PieceInfo: pieceInfo }),
    });
  }
}

function attachRecord(doc: Document, agreement: AgreementDocument): void {
  const { generatedAt } = agreement;
  doc.file(Buffer.from(JSON.stringify(recordOf(agreement))), {
    name: recordFileName,
    type: "application/json",
    description: "The values, signatures and event hashes of this agreement",
    creationDate: generatedAt,
    modifiedDate: generatedAt,
  });
}

function draw(doc: Document, { agreement, seal, verifyUrl }: AgreementRendering): void {
  const isDraft = seal === null;
  const root = doc.struct("Document");
  doc.addStructure(root);
  const flow: Flow = { doc, isDraft, y: page.top };
  startPage(flow);
  drawCaption(flow, root, agreement, isDraft);
  drawTerms(flow, root, agreement.terms, signaturesHeight(agreement));
  drawSignatures(flow, root, agreement);
  drawGlyphNote(flow, root, agreement);
  if (seal) {
    addSignatureField(doc, seal);
    attachRecord(doc, agreement);
  }
  drawAudit(flow, root, agreement, { verifyUrl, isSealed: !isDraft });
  root.end();
  finishPages(doc, agreement, isDraft);
}

export async function render(input: AgreementRendering, write: WriteBytes): Promise<void> {
  await prepareFonts(textsOf(input.agreement));
  const doc = openDocument(input.agreement, input.seal === null);
  await writePdf(doc, () => draw(doc, input), write);
}
