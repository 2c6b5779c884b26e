/** Page geometry, styles and the cursor of invoices: US Letter. Lengths are points, 72 per inch. */
import { asArtifact } from "../../../../platform/pdf/page-header.ts";
import { type Document, drawLine, type TextStyle, wrapText } from "../../../../platform/pdf/typesetting.ts";

export const page = {
  width: 612,
  height: 792,
  left: 54,
  right: 558,
  top: 60,
  bottom: 716,
  footerBaseline: 752,
} as const;

/** Tokens of the light theme, in sRGB. */
export const color = {
  ink: "#101f19",
  ink2: "#3b4a44",
  ink3: "#58645e",
  line: "#d9e0db",
  watermark: "#f1e6e3",
} as const;

export interface BlockStyle extends TextStyle {
  readonly leading: number;
}

export const text = {
  body: { style: "regular", size: 9.5, color: color.ink, leading: 13 },
  secondary: { style: "regular", size: 9, color: color.ink2, leading: 12.5 },
  small: { style: "regular", size: 8, color: color.ink3, leading: 11 },
  strong: { style: "strong", size: 9.5, color: color.ink, leading: 13 },
  label: { style: "strong", size: 8.5, color: color.ink2, leading: 13 },
  balance: { style: "strong", size: 11.5, color: color.ink, leading: 16 },
  name: { style: "display", size: 19, color: color.ink, leading: 24 },
  total: { style: "display", size: 26, color: color.ink, leading: 30 },
  title: { style: "display", size: 13, color: color.ink, leading: 17 },
} as const satisfies Record<string, BlockStyle>;

export type StructureElement = PDFKit.PDFStructureElement;

export interface Sheet {
  readonly doc: Document;
  readonly watermark: string | null;
  /** Top of what is drawn next. */
  y: number;
}

export const ascent = ({ size, leading }: BlockStyle): number => (leading - size) / 2 + size * 0.82;

export interface Place {
  readonly x: number;
  readonly width: number;
  readonly alignRight?: boolean;
}

/** Lines of a text that may have line breaks of its own. */
export const linesOf = (input: string, style: BlockStyle, width: number): readonly string[] =>
  input.split("\n").flatMap((line) => wrapText(line, width, style));

/** Draws lines from a height on, without moving the sheet's cursor. Returns their bottom. */
export function drawLines(
  doc: Document,
  lines: readonly string[],
  top: number,
  style: BlockStyle,
  { x, width, alignRight = false }: Place,
): number {
  for (const [at, line] of lines.entries()) {
    const baseline = top + at * style.leading + ascent(style);
    drawLine(doc, line, { x: alignRight ? x + width : x, baseline, alignRight }, style);
  }
  return top + lines.length * style.leading;
}

/** Draws a text as one structure element. Returns its bottom. */
export function addText(
  sheet: Sheet,
  parent: StructureElement,
  tag: string,
  input: string,
  top: number,
  style: BlockStyle,
  place: Place,
): number {
  const lines = linesOf(input, style, place.width);
  parent.add(sheet.doc.struct(tag, {}, () => void drawLines(sheet.doc, lines, top, style, place)));
  return top + lines.length * style.leading;
}

export function addGroup(sheet: Sheet, parent: StructureElement, tag: string): StructureElement {
  const group = sheet.doc.struct(tag);
  parent.add(group);
  return group;
}

export const drawRule = (
  { doc }: Sheet,
  y: number,
  thickness: number,
  ink: string,
  x: number = page.left,
): void =>
  asArtifact(doc, () => {
    doc.rect(x, y, page.right - x, thickness).fill(ink);
  });

/** A thick rule above a thin one. */
export function drawScotchRule(sheet: Sheet, y: number, x: number = page.left): void {
  drawRule(sheet, y, 2.2, color.ink, x);
  drawRule(sheet, y + 3.6, 0.7, color.ink, x);
}
