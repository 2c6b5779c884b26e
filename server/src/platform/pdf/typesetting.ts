/** Text on paper: how wide it is, where it is broken, and how it is drawn. Lengths are points, 72 to an inch. */
import { fontNamed, type Run, runsOf, type Style, widthOfRun } from "./fonts.ts";

export type Document = PDFKit.PDFDocument;

export interface Setting {
  readonly style: Style;
  readonly size: number;
  readonly color: string;
}

type Measured = Pick<Setting, "style" | "size">;

const widthOfRuns = (runs: readonly Run[], size: number): number =>
  (runs.reduce((width, run) => width + widthOfRun(run), 0) * size) / 1000;

export const widthOf = (text: string, { style, size }: Measured): number =>
  widthOfRuns(runsOf(style, text), size);

/** Breaks a word that is wider than its column. */
function piecesOf(word: string, width: number, setting: Measured): string[] {
  if (widthOf(word, setting) <= width) return [word];
  const pieces: string[] = [];
  let piece = "";
  for (const { segment } of new Intl.Segmenter("en").segment(word)) {
    if (piece !== "" && widthOf(piece + segment, setting) > width) {
      pieces.push(piece);
      piece = "";
    }
    piece += segment;
  }
  return [...pieces, piece];
}

/** The lines of a text in a column. */
export function linesOf(text: string, width: number, setting: Measured): readonly string[] {
  if (widthOf(text, setting) <= width) return [text];
  const lines: string[] = [];
  let line = "";
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((one) => piecesOf(one, width, setting))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line !== "" && widthOf(longer, setting) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

interface Place {
  readonly x: number;
  /** Of the line that the letters stand on. */
  readonly baseline: number;
  /** Ends at x instead of beginning there. */
  readonly toTheRight?: boolean;
}

/** Selects a font; a document keeps what it was given under its name. */
function select(doc: Document, name: string): void {
  // pdfkit takes fonts that are read already since 0.20; its types do not say so yet.
  doc.font(fontNamed(name) as never, name);
}

/** Draws one line. */
export function drawLine(doc: Document, text: string, place: Place, { style, size, color }: Setting): void {
  const runs = runsOf(style, text);
  let x = place.toTheRight ? place.x - widthOfRuns(runs, size) : place.x;
  for (const run of runs) {
    select(doc, run.font);
    doc.fontSize(size).fillColor(color);
    doc.text(run.text, x, place.baseline, { lineBreak: false, baseline: "alphabetic" });
    x += widthOfRuns([run], size);
  }
}
