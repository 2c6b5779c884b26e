/** The audit record: who signed, when and from where, the version history, and the timeline with its hash chain. */
import type { UserType } from "@caseload/contract/roles";
import { lacksGlyphs } from "../../../../platform/pdf/fonts.ts";
import { agreementTitle, type AgreementDocument, type AgreementEvent } from "../agreement-document.ts";
import { signingTime } from "./draw-signatures.ts";
import {
  addBlock,
  addBookmark,
  addFact,
  addGroup,
  addRule,
  blockHeight,
  type Flow,
  keepTogether,
  startPage,
  type StructureElement,
} from "./flow.ts";
import { type BlockStyle, color, page, text } from "./page.ts";

const wide = { x: page.left };
const factIndent = 104;
const sideLabels: Record<UserType, string> = { attorney: "Attorney", paralegal: "Paralegal" };

/** "2026-10-29 15:06:12.345 UTC" */
const utc = (at: Date): string => at.toISOString().replace("T", " ").replace("Z", " UTC");

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly style?: BlockStyle;
}

function drawFacts(flow: Flow, parent: StructureElement, facts: readonly Fact[]): void {
  const list = addGroup(flow, parent, "L");
  for (const { label, value, style = text.secondary } of facts)
    addFact(flow, list, label, value, { labelStyle: text.label, valueStyle: style, indent: factIndent });
  list.end();
}

/** Draws a heading that stays with some of what follows it. */
function drawHeading(flow: Flow, parent: StructureElement, title: string, outline: PDFKit.PDFOutline): void {
  keepTogether(flow, 70);
  flow.y += 10;
  addBookmark(flow, title, outline);
  addBlock(flow, parent, { tag: "H2", text: title, style: text.heading }, wide);
  addRule(flow, 0.8, color.ink);
  flow.y += 8;
}

/** "U+1F600 U+0041": names that no font can show in full are identified by their characters. */
const codePoints = (name: string): string =>
  Array.from(name, (character) => {
    const code = character.codePointAt(0) ?? 0;
    return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  }).join(" ");

const plain = (value: string) => ({ tag: "P", text: value, style: text.secondary });
const hash = (value: string) => ({ tag: "P", text: value, style: text.hash });

function drawSigners(flow: Flow, parent: StructureElement, agreement: AgreementDocument): void {
  if (agreement.signatures.length === 0) addBlock(flow, parent, plain("No signatures yet."), wide);
  for (const signature of agreement.signatures) {
    keepTogether(flow, 150);
    addBlock(flow, parent, { tag: "H3", text: signature.accountName, style: text.strong }, wide);
    flow.y += 2;
    drawFacts(flow, parent, [
      { label: "Signed for", value: signature.side === "attorney" ? "The Firm" : "The Paralegal" },
      { label: "Role", value: signature.role ?? sideLabels[signature.side] },
      { label: "Typed name", value: signature.name },
      ...(lacksGlyphs(signature.name) ? [{ label: "Code points", value: codePoints(signature.name) }] : []),
      { label: "Time (UTC)", value: utc(signature.signedAt) },
      { label: "Time", value: signingTime(signature) },
      { label: "IP address", value: signature.ipAddress },
      { label: "User agent", value: signature.userAgent === "" ? "Not sent" : signature.userAgent },
      {
        label: "Second factor",
        value: signature.secondFactor ? "Used to sign in" : "Not used to sign in",
      },
      ...(signature.emailConfirmed === null
        ? []
        : [{ label: "Email address", value: signature.emailConfirmed ? "Confirmed" : "Not confirmed" }]),
      { label: "SHA-256 of the terms", value: signature.sha256, style: text.hash },
    ]);
    flow.y += 10;
  }
}

function drawVersions(flow: Flow, parent: StructureElement, { versions }: AgreementDocument): void {
  const list = addGroup(flow, parent, "L");
  for (const { version, authorName, side, note, createdAt, sha256 } of versions) {
    keepTogether(flow, 48);
    const item = addGroup(flow, list, "LI");
    const body = addGroup(flow, item, "LBody");
    addBlock(
      flow,
      body,
      { tag: "P", text: `Version ${version}, by ${authorName} (${sideLabels[side]})`, style: text.strong },
      wide,
    );
    addBlock(flow, body, plain(utc(createdAt)), wide);
    if (note !== null && note !== "") addBlock(flow, body, plain(`Note: ${note}`), wide);
    addBlock(flow, body, hash(`SHA-256 ${sha256}`), wide);
    body.end();
    item.end();
    flow.y += 6;
  }
  list.end();
}

/** The most that an event may leave empty at the foot of a page. Longer notes are divided. */
const maxKeptHeight = 240;

/** An event stays on one page: a hash alone on the next one says nothing. */
function drawEvent(flow: Flow, list: StructureElement, number: number, event: AgreementEvent): void {
  const who = event.actorName === null ? "" : `, ${event.actorName}`;
  const blocks = [
    { tag: "P", text: `${number}. ${event.text}${who}`, style: text.strong },
    plain(`${utc(event.createdAt)}, ${event.kind}`),
    ...(event.note === null || event.note === "" ? [] : [plain(`Note: ${event.note}`)]),
    ...(event.contentSha256 === null ? [] : [hash(`Content ${event.contentSha256}`)]),
    hash(`Hash ${event.hash}`),
    hash(`Previous ${event.previousHash ?? "none, first event"}`),
  ];
  const height = blocks.reduce((sum, block) => sum + blockHeight(block.text, block.style, wide), 0);
  keepTogether(flow, Math.min(height, maxKeptHeight));
  const item = addGroup(flow, list, "LI");
  const body = addGroup(flow, item, "LBody");
  for (const block of blocks) addBlock(flow, body, block, wide);
  body.end();
  item.end();
  flow.y += 6;
}

const chainText =
  "Each event includes the hash of the previous event. A hash is the SHA-256 of these lines in UTF-8, separated by line feeds: previous hash, contract id, kind, actor id, time (ISO 8601 in UTC with milliseconds), version, content where the event has it, note. Other missing values are empty lines. Content is the SHA-256 of the version or the signature that the event is about. Changing, inserting or removing an event breaks the chain.";

const sealText = (verifyUrl: string, isSealed: boolean): string =>
  isSealed
    ? `This file has a digital seal (PAdES) that covers every byte. To check that it is unchanged, upload it at ${verifyUrl}. Saving it with another program breaks the seal.`
    : `This is a draft. It is not sealed and cannot be verified at ${verifyUrl} until both parties have signed.`;

export function drawAudit(
  flow: Flow,
  root: StructureElement,
  agreement: AgreementDocument,
  { verifyUrl, isSealed }: { verifyUrl: string; isSealed: boolean },
): void {
  startPage(flow);
  const part = addGroup(flow, root, "Part");
  const outline = addBookmark(flow, "Audit record");
  addBlock(flow, part, { tag: "H1", text: "Audit record", style: text.part }, wide);
  addBlock(flow, part, plain(sealText(verifyUrl, isSealed)), wide);
  flow.y += 8;
  drawFacts(flow, part, [
    { label: "Agreement", value: agreementTitle(agreement) },
    { label: "Engagement", value: agreement.title },
    { label: "Firm", value: agreement.firmName },
    { label: "Paralegal", value: agreement.paralegalName },
    { label: "Status", value: agreement.status },
    { label: "Created (UTC)", value: utc(agreement.generatedAt) },
    { label: "SHA-256 of the terms", value: agreement.termsSha256, style: text.hash },
  ]);
  drawHeading(flow, part, "Who signed", outline);
  drawSigners(flow, part, agreement);
  drawHeading(flow, part, "Version history", outline);
  drawVersions(flow, part, agreement);
  drawHeading(flow, part, "Timeline", outline);
  addBlock(flow, part, plain(chainText), wide);
  flow.y += 8;
  const list = addGroup(flow, part, "L");
  for (const [at, event] of agreement.timeline.entries()) drawEvent(flow, list, at + 1, event);
  list.end();
  part.end();
}
