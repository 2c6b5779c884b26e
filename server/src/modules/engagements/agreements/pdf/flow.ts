/** Sets tagged blocks one below the other and continues them on new pages. */
import { asArtifact } from "../../../../platform/pdf/page-header.ts";
import { type Document, drawLine, textWidth, wrapText } from "../../../../platform/pdf/typesetting.ts";
import { drawPageFrame } from "./page-frame.ts";
import { type BlockStyle, page } from "./page.ts";

export type StructureElement = PDFKit.PDFStructureElement;

/** Where the next block is set. */
export interface Flow {
  readonly doc: Document;
  readonly isDraft: boolean;
  /** Top of the next block. */
  y: number;
}

export function startPage(flow: Flow): void {
  flow.doc.addPage();
  drawPageFrame(flow.doc, flow.isDraft);
  flow.y = page.top;
}

/** Starts a new page unless the height is left on this one. */
export function keepTogether(flow: Flow, height: number): void {
  if (flow.y + height > page.bottom) startPage(flow);
}

export interface BlockPlace {
  readonly x?: number;
  readonly width?: number;
}

const widthOf = ({ x = page.textLeft, width }: BlockPlace): number => width ?? page.right - x;

/** Space between a number and its text, in sizes of the font. */
const numberGap = 0.42;

/** Distance from the top of a line to its baseline. */
export const ascent = ({ size, leading }: BlockStyle): number => (leading - size) / 2 + size * 0.82;

/** Wraps the paragraphs of a text. */
const wrapBlock = (input: string, style: BlockStyle, place: BlockPlace): readonly string[] =>
  input.split("\n").flatMap((line) => wrapText(line, widthOf(place), style));

export const blockHeight = (input: string, style: BlockStyle, place: BlockPlace = {}): number =>
  wrapBlock(input, style, place).length * style.leading;

/** Blocks of up to this many lines are not divided between two pages. */
const maxUndividedLines = 14;

interface Block {
  readonly tag: string;
  readonly text: string;
  readonly style: BlockStyle;
  /**
   * Drawn to the left of the first line and part of the block, such as a section's number. It ends a space before the
   * text, so that programs that extract text put both on one line.
   */
  readonly number?: { readonly text: string; readonly style: BlockStyle };
}

/** Sets a text as one structure element. */
export function addBlock(
  flow: Flow,
  parent: StructureElement,
  { tag, text, style, number }: Block,
  place: BlockPlace = {},
): void {
  const { doc } = flow;
  const { x = page.textLeft } = place;
  const lines = wrapBlock(text, style, place);
  if (lines.length <= maxUndividedLines) keepTogether(flow, lines.length * style.leading);
  const element = doc.struct(tag);
  parent.add(element);
  let next = 0;
  while (next < lines.length) {
    keepTogether(flow, style.leading);
    const room = Math.max(1, Math.floor((page.bottom - flow.y) / style.leading));
    const drawn = lines.slice(next, next + room);
    const isFirst = next === 0;
    element.add(() => {
      for (const [at, line] of drawn.entries()) {
        const baseline = flow.y + at * style.leading + ascent(style);
        if (isFirst && at === 0 && number) {
          const end = x - style.size * numberGap;
          drawLine(doc, number.text, { x: end, baseline, alignRight: true }, number.style);
        }
        drawLine(doc, line, { x, baseline }, style);
      }
    });
    flow.y += drawn.length * style.leading;
    next += drawn.length;
  }
  element.end();
}

/** Sets a label with its value to the right of it, as an item of a list. */
export function addFact(
  flow: Flow,
  list: StructureElement,
  label: string,
  value: string,
  { labelStyle, valueStyle, indent }: { labelStyle: BlockStyle; valueStyle: BlockStyle; indent: number },
): void {
  const { doc } = flow;
  const x = page.left + indent;
  keepTogether(flow, blockHeight(value, valueStyle, { x }) + 2);
  const item = doc.struct("LI");
  list.add(item);
  const baseline = flow.y + ascent(valueStyle);
  item.add(doc.struct("Lbl", {}, () => drawLine(doc, label, { x: page.left, baseline }, labelStyle)));
  addBlock(flow, item, { tag: "LBody", text: value, style: valueStyle }, { x });
  item.end();
  flow.y += 2;
}

/** Adds an element that contains others. */
export function addGroup(flow: Flow, parent: StructureElement, tag: string): StructureElement {
  const group = flow.doc.struct(tag);
  parent.add(group);
  return group;
}

export function addRule(flow: Flow, thickness: number, ink: string, x: number = page.left): void {
  asArtifact(flow.doc, () => {
    flow.doc.rect(x, flow.y, page.right - x, thickness).fill(ink);
  });
  flow.y += thickness;
}

/** Adds a bookmark that leads to the current place. */
export function addBookmark(
  { doc, y }: Flow,
  title: string,
  parent: PDFKit.PDFOutline = doc.outline,
): PDFKit.PDFOutline {
  // pdfkit subtracts `left` from the page's width; its types lack both places.
  const place: object = { top: Math.max(0, y - 12), left: page.width, expanded: true };
  return parent.addItem(title, place);
}

/** Returns the largest size at which a text fits the width, down to a minimum. */
export function fitSize(input: string, style: BlockStyle, width: number, min: number): number {
  const actual = textWidth(input, style);
  return actual <= width ? style.size : Math.max(min, (style.size * width) / actual);
}
