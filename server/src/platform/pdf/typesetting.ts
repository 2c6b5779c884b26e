/** Measures, wraps and draws text. Lengths are points, 72 per inch. */
import { isThin, loadFont, type Run, splitRuns, type Style, runWidth } from "./fonts.ts";

export type Document = PDFKit.PDFDocument;

export interface TextStyle {
  readonly style: Style;
  readonly size: number;
  readonly color: string;
}

type FontStyle = Pick<TextStyle, "style" | "size">;

const runsWidth = (runs: readonly Run[], size: number): number =>
  (runs.reduce((width, run) => width + runWidth(run), 0) * size) / 1000;

export const textWidth = (text: string, { style, size }: FontStyle): number =>
  runsWidth(splitRuns(style, text), size);

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

/** The font of a document, which pdfkit's types lack. */
interface CurrentFont {
  readonly _font: { readonly id: string };
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
    // pdfkit accepts parsed fonts since 0.20; its types do not.
    doc.font(loadFont(run.font) as never, run.font);
    doc.fontSize(size).fillColor(color);
    if (isThin(run)) doc.lineWidth(size * outlineWidth).strokeColor(color);
    if (run.actual !== null) doc.markContent("Span", { actual: run.actual });
    doc.text(run.text, x, place.baseline, {
      lineBreak: false,
      baseline: "alphabetic",
      fill: true,
      stroke: isThin(run),
    });
    if (run.actual !== null) endSpan(doc, size);
    x += runsWidth([run], size);
  }
}
