/** Measures, wraps and draws text. Lengths are points, 72 per inch. */
import { isThin, loadFont, type Run, splitRuns, type Style, runWidth } from "./fonts.ts";

export type Document = PDFKit.PDFDocument;

export interface TextStyle {
  readonly style: Style;
  readonly size: number;
  readonly color: string;
}

type FontStyle = Pick<TextStyle, "style" | "size">;

/** Of the last runs of a text, in thousandths of the font size: tables measure a text for wrapping and again for drawing. */
const widthsOfRuns = new WeakMap<readonly Run[], number>();

export const textWidth = (text: string, { style, size }: FontStyle): number =>
  runsWidth(splitRuns(style, text), size);

function runsWidth(runs: readonly Run[], size: number): number {
  const known = widthsOfRuns.get(runs);
  const width = known ?? runs.reduce((sum, run) => sum + runWidth(run), 0);
  if (known === undefined) widthsOfRuns.set(runs, width);
  return (width * size) / 1000;
}

/** Breaks a word that is wider than the column. */
function breakWord(word: string, width: number, font: FontStyle): string[] {
  if (textWidth(word, font) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of new Intl.Segmenter("en").segment(word)) {
    if (piece !== "" && textWidth(piece + segment, font) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/** Wraps a text at spaces, and words wider than the column at characters. */
export function wrapText(text: string, width: number, font: FontStyle): readonly string[] {
  if (textWidth(text, font) <= width) return [text];
  const lines: string[] = [];
  let line = "";
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((one) => breakWord(one, width, font))) {
    const candidate = line === "" ? word : `${line} ${word}`;
    if (line !== "" && textWidth(candidate, font) > width) {
      lines.push(line);
      line = word;
    } else line = candidate;
  }
  return [...lines, line];
}

interface Place {
  readonly x: number;
  readonly baseline: number;
  /** Whether the text ends at x instead of starting there. */
  readonly alignRight?: boolean;
}

/** Width of the outline of thin letters, in sizes of the font; it makes stems as wide as those of weight 400. */
const outlineWidth = 0.035;

interface GlyphPosition {
  readonly xAdvance: number;
  readonly advanceWidth: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** The font of a document, which pdfkit's types lack. */
interface CurrentFont {
  readonly _font: {
    readonly id: string;
    /** The glyphs of a text in hexadecimal digits, and where they are drawn. */
    readonly encode: (text: string) => [readonly string[], readonly GlyphPosition[]];
  };
}

/** What a document has drawn: the operands that show a text in a font, and the fonts of its current page. */
interface Drawn {
  /** By font and text; null for glyphs that are raised or moved. */
  readonly texts: Map<string, { readonly fontId: string; readonly operands: string } | null>;
  page: unknown;
  readonly fonts: Set<string>;
}

const drawnBy = new WeakMap<Document, Drawn>();
const maxTexts = 2_000;

function drawnOn(doc: Document): Drawn {
  const drawn = drawnBy.get(doc) ?? { texts: new Map(), page: doc.page, fonts: new Set() };
  if (drawn.page !== doc.page) {
    drawn.page = doc.page;
    drawn.fonts.clear();
  }
  drawnBy.set(doc, drawn);
  return drawn;
}

/** The operands of the operator TJ for a text in the document's font (ISO 32000-1, 9.4.3); null for moved glyphs. */
function operandsOf(doc: Document, text: string): string | null {
  const [glyphs, positions] = (doc as unknown as CurrentFont)._font.encode(text);
  let operands = "<";
  for (const [at, { xAdvance, advanceWidth, xOffset, yOffset }] of positions.entries()) {
    if (xOffset !== 0 || yOffset !== 0) return null;
    operands += glyphs[at] ?? "";
    if (xAdvance !== advanceWidth) operands += `> ${rounded(advanceWidth - xAdvance)} <`;
  }
  return `${operands}>`;
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** The color of "#rrggbb" as the operands of the operator rg. */
const colorOperands = (color: string): string =>
  [1, 3, 5].map((at) => rounded(Number.parseInt(color.slice(at, at + 2), 16) / 255)).join(" ");

/**
 * Draws a run as pdfkit would, but as one piece of content and without laying out a text again: the cells of a table repeat.
 * Returns false, and draws nothing, where the page has no run in this font yet: pdfkit then adds the font to the page.
 */
function drawAgain(doc: Document, run: Run, { x, baseline }: Place, { size, color }: TextStyle): boolean {
  const { texts, fonts } = drawnOn(doc);
  if (!fonts.has(run.font) || run.actual !== null || isThin(run)) return false;
  const key = `${run.font} ${run.text}`;
  let known = texts.get(key);
  if (known === undefined) {
    doc.font(loadFont(run.font) as never, run.font);
    const operands = operandsOf(doc, run.text);
    known = operands === null ? null : { fontId: (doc as unknown as CurrentFont)._font.id, operands };
    if (texts.size >= maxTexts) texts.clear();
    texts.set(key, known);
  }
  if (known === null) return false;
  const { height } = doc.page;
  doc.addContent(
    `q 1 0 0 -1 0 ${height} cm BT ${colorOperands(color)} rg /${known.fontId} ${size} Tf ` +
      `1 0 0 1 ${rounded(x)} ${rounded(height - baseline)} Tm [${known.operands}] TJ ET Q`,
  );
  return true;
}

/**
 * Ends a span whose letters are extracted instead of the sign that is drawn. Programs that extract text place these
 * letters by the coordinates and the font that hold where the span ends. pdfkit flips the coordinates for text and
 * restores them after it, so both are set again here.
 */
function endSpan(doc: Document, size: number): void {
  doc.save();
  doc.transform(1, 0, 0, -1, 0, doc.page.height);
  doc.addContent(`BT /${(doc as unknown as CurrentFont)._font.id} ${size} Tf ET`);
  doc.endMarkedContent();
  doc.restore();
}

/** Draws one line. */
export function drawLine(doc: Document, text: string, place: Place, { style, size, color }: TextStyle): void {
  const runs = splitRuns(style, text);
  let x = place.alignRight ? place.x - runsWidth(runs, size) : place.x;
  for (const run of runs) {
    // pdfkit draws nothing then, and adds no font to the page.
    if (run.text === "") continue;
    const at = { x, baseline: place.baseline };
    x += (runWidth(run) * size) / 1000;
    if (drawAgain(doc, run, at, { style, size, color })) continue;
    drawnOn(doc).fonts.add(run.font);
    // pdfkit accepts parsed fonts since 0.20; its types do not.
    doc.font(loadFont(run.font) as never, run.font);
    doc.fontSize(size).fillColor(color);
    if (isThin(run)) doc.lineWidth(size * outlineWidth).strokeColor(color);
    if (run.actual !== null) doc.markContent("Span", { actual: run.actual });
    doc.text(run.text, at.x, at.baseline, {
      lineBreak: false,
      baseline: "alphabetic",
      fill: true,
      stroke: isThin(run),
    });
    if (run.actual !== null) endSpan(doc, size);
  }
}
