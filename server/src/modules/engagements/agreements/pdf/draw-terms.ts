/** The numbered sections of the terms. */
import {
  addBlock,
  addBookmark,
  addGroup,
  blockHeight,
  type Flow,
  keepTogether,
  type StructureElement,
} from "./flow.ts";
import { color, page, text } from "./page.ts";
import { type Paragraph, readSections, type Section } from "./read-sections.ts";

const numberStyle = { ...text.heading, color: color.ink3 } as const;
const markIndent = 26;
const paragraphGap = 4;
const sectionGap = 8;
const maxLeadHeight = 200;
const maxTailHeight = 260;

function drawItem(flow: Flow, list: StructureElement, paragraph: Paragraph): void {
  const { mark, text: words } = paragraph;
  const item = addGroup(flow, list, "LI");
  addBlock(
    flow,
    item,
    {
      tag: "LBody",
      text: words,
      style: text.body,
      number: { text: mark ?? "", style: text.body },
    },
    placeOf(paragraph),
  );
  item.end();
}

/** Draws paragraphs; consecutive items become one list. */
function drawParagraphs(flow: Flow, parent: StructureElement, paragraphs: readonly Paragraph[]): void {
  let list: StructureElement | null = null;
  for (const paragraph of paragraphs) {
    if (paragraph.mark === null) {
      list?.end();
      list = null;
      addBlock(flow, parent, { tag: "P", text: paragraph.text, style: text.body });
    } else {
      list ??= addGroup(flow, parent, "L");
      drawItem(flow, list, paragraph);
    }
    flow.y += paragraphGap;
  }
  list?.end();
}

const placeOf = ({ mark }: Paragraph) => ({ x: page.textLeft + (mark === null ? 0 : markIndent) });
const heightOf = (paragraph: Paragraph): number =>
  blockHeight(paragraph.text, text.body, placeOf(paragraph)) + paragraphGap;

/** Height of what stays with a heading: the first paragraph, or three lines of a long one. */
function leadHeight([first]: readonly Paragraph[]): number {
  if (!first) return 0;
  const height = heightOf(first);
  return height <= maxLeadHeight ? height : 3 * text.body.leading;
}

/** Height of a section that is kept on the page of the signatures; 0 for one that is too long. */
function tailHeight({ paragraphs }: Section): number {
  const height = text.heading.leading + paragraphs.reduce((sum, one) => sum + heightOf(one), 0) + sectionGap;
  return height <= maxTailHeight ? height : 0;
}

function drawSection(flow: Flow, root: StructureElement, { number, heading, paragraphs }: Section): void {
  const section = addGroup(flow, root, "Sect");
  if (number !== null && heading !== null) {
    keepTogether(flow, text.heading.leading + 1 + leadHeight(paragraphs));
    addBookmark(flow, `${number} ${heading}`);
    addBlock(flow, section, {
      tag: "H2",
      text: heading,
      style: text.heading,
      number: { text: number, style: numberStyle },
    });
    flow.y += 1;
  }
  drawParagraphs(flow, section, paragraphs);
  section.end();
  flow.y += sectionGap;
}

/** @param signaturesHeight height of what follows; the last section shares its page, so that no page holds signatures alone */
export function drawTerms(flow: Flow, root: StructureElement, terms: string, signaturesHeight: number): void {
  const sections = readSections(terms);
  for (const [at, section] of sections.entries()) {
    const tail = at === sections.length - 1 ? tailHeight(section) : 0;
    if (tail > 0) keepTogether(flow, tail + signaturesHeight);
    drawSection(flow, root, section);
  }
}
