/** The signature lines below the terms, one for each side. */
import { asArtifact } from "../../../../platform/pdf/page-header.ts";
import { timeFor } from "@caseload/contract/date-format";
import type { UserType } from "@caseload/contract/roles";
import type { AgreementDocument, AgreementSignature } from "../agreement-document.ts";
import {
  addBlock,
  addBookmark,
  addGroup,
  blockHeight,
  fitSize,
  type Flow,
  keepTogether,
  type StructureElement,
} from "./flow.ts";
import { type BlockStyle, color, page, text } from "./page.ts";

const gap = 26;
const columnWidth = (page.right - page.left - gap) / 2;
/** Height of the place for the name, which longer names exceed. */
const inkHeight = 44;

const capacity = (side: UserType, role: string | null): string => {
  const forWhom = side === "attorney" ? "for the Firm" : "the Paralegal";
  return role === null ? `${forWhom.charAt(0).toUpperCase()}${forWhom.slice(1)}` : `${role}, ${forWhom}`;
};

/** "October 29, 2026, 11:06 AM ET", or in UTC when the time zone is unknown. The audit record has the exact time in UTC. */
export const signingTime = ({ signedAt, timeZone }: AgreementSignature): string =>
  timeFor({ dateLanguage: "en-US", timeZone: timeZone ?? "UTC" }, signedAt);

/** Sets the typed name as large as the line allows; longer names use several lines. */
function inkStyle(name: string): BlockStyle {
  const size = fitSize(name, text.ink, columnWidth - 6, 12);
  return { ...text.ink, size, leading: size * 1.2 };
}

/** A hash on two lines; the audit record has it on one. */
const hashLines = (hash: string): string => `SHA-256 ${hash.slice(0, 32)}\n${hash.slice(32)}`;

/** The blocks of one signature: the name in ink, then what is below the line. */
function blocksOf(agreement: AgreementDocument, side: UserType) {
  const signature = agreement.signatures.find((one) => one.side === side);
  const party = side === "attorney" ? agreement.firmName : agreement.paralegalName;
  const ink = signature?.name ?? "";
  return {
    ink: { tag: "P", text: ink, style: inkStyle(ink) },
    below: [
      { tag: "P", text: signature?.accountName ?? party, style: text.strong },
      { tag: "P", text: capacity(side, signature?.role ?? null), style: text.secondary },
      {
        tag: "P",
        text: signature ? `Signed ${signingTime(signature)}` : "Not signed",
        style: text.secondary,
      },
      ...(signature ? [{ tag: "P", text: hashLines(signature.sha256), style: text.hash }] : []),
    ],
  };
}
type Blocks = ReturnType<typeof blocksOf>;

const columnPlace = { width: columnWidth } as const;
const inkTextHeight = ({ ink }: Blocks): number => blockHeight(ink.text, ink.style, columnPlace) + 8;
const heightOf = (blocks: Blocks): number =>
  Math.max(inkHeight, inkTextHeight(blocks)) +
  blocks.below.reduce((sum, block) => sum + blockHeight(block.text, block.style, columnPlace), 8);

function drawSignature(flow: Flow, parent: StructureElement, x: number, blocks: Blocks): void {
  const { ink, below } = blocks;
  const place = { x, width: columnWidth };
  const element = addGroup(flow, parent, "Sect");
  const bottom = flow.y + Math.max(inkHeight, inkTextHeight(blocks));
  flow.y = bottom - inkTextHeight(blocks) + 4;
  if (ink.text !== "") addBlock(flow, element, ink, place);
  flow.y = bottom;
  asArtifact(flow.doc, () => {
    flow.doc.rect(x, bottom, columnWidth, 1).fill(color.ink);
  });
  flow.y += 6;
  for (const block of below) addBlock(flow, element, block, place);
  element.end();
}

const headHeight = 12 + text.heading.leading;

const columnsOf = (agreement: AgreementDocument) => [
  blocksOf(agreement, "attorney"),
  blocksOf(agreement, "paralegal"),
];

export const signaturesHeight = (agreement: AgreementDocument): number =>
  headHeight + Math.max(...columnsOf(agreement).map(heightOf));

export function drawSignatures(flow: Flow, root: StructureElement, agreement: AgreementDocument): void {
  keepTogether(flow, signaturesHeight(agreement));
  const section = addGroup(flow, root, "Sect");
  addBookmark(flow, "Signatures");
  asArtifact(flow.doc, () => {
    flow.doc.rect(page.left, flow.y, page.right - page.left, 2.2).fill(color.ink);
    flow.doc.rect(page.left, flow.y + 3.6, page.right - page.left, 0.7).fill(color.ink);
  });
  flow.y += 12;
  addBlock(flow, section, { tag: "H2", text: "Signatures", style: text.heading }, { x: page.left });
  const top = flow.y;
  let bottom = top;
  for (const [at, blocks] of columnsOf(agreement).entries()) {
    flow.y = top;
    drawSignature(flow, section, page.left + at * (columnWidth + gap), blocks);
    bottom = Math.max(bottom, flow.y);
  }
  flow.y = bottom;
  section.end();
}
