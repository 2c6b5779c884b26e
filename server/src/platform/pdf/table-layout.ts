/** How a table is laid out on pages: how wide its columns are, and which rows stand on which page. */
import { cellText, followingTop, gutter, headText, leading, page, rowPadding, totalText } from "./page.ts";
import type { Sheet, SheetRow } from "./pdf-document.ts";
import { linesOf, widthOf } from "./typesetting.ts";

export interface Layout {
  /** Of each column, without the room between two. */
  readonly widths: readonly number[];
  readonly headHeight: number;
  /** The rows of each page: from the first on, up to the second, which is not among them. */
  readonly pages: readonly (readonly [from: number, to: number])[];
}

/** Columns of numbers grow no wider than this; longer texts are broken. */
const widestFigure = 96;

/** How wide a head must be to stand on two lines at the most. */
function headWidth(label: string): number {
  const words = label.split(" ");
  const broken = words.map((_word, at) =>
    Math.max(widthOf(words.slice(0, at).join(" "), headText), widthOf(words.slice(at).join(" "), headText)),
  );
  return Math.min(...broken);
}

/** What a column takes that is as wide as what is in it. */
function ownWidth(sheet: Sheet, rows: readonly SheetRow[], at: number): number {
  const texts = new Set(rows.map((row) => row[at] ?? ""));
  let width = Math.max(headWidth(sheet.columns[at]?.label ?? ""), widthOf(sheet.totals[at] ?? "", totalText));
  for (const text of texts) width = Math.max(width, widthOf(text, cellText));
  return Math.min(Math.ceil(width), widestFigure);
}

function widthsOf(sheet: Sheet, rows: readonly SheetRow[]): number[] {
  const own = sheet.columns.map(({ share }, at) => (share === 0 ? ownWidth(sheet, rows, at) : 0));
  const taken = own.reduce((sum, width) => sum + width, 0) + gutter * (sheet.columns.length - 1);
  const shares = sheet.columns.reduce((sum, { share }) => sum + share, 0);
  const left = page.right - page.left - taken;
  return sheet.columns.map(({ share }, at) => (share === 0 ? (own[at] ?? 0) : (left * share) / shares));
}

export const cellLines = (text: string, width: number) => linesOf(text, width, cellText);

/** As high as its highest cell. */
export function rowHeight(sheet: Sheet, widths: readonly number[], row: SheetRow): number {
  const lines = sheet.columns.map((_column, at) => cellLines(row[at] ?? "", widths[at] ?? 0).length);
  return Math.max(...lines) * leading + 2 * rowPadding;
}

/** Room below the last row: the sums, and what is said of letters that the fonts lack. */
const endHeight = 48;

/**
 * @param firstTop where the table begins on the first page
 */
export function layOut(sheet: Sheet, rows: readonly SheetRow[], firstTop: number): Layout {
  const widths = widthsOf(sheet, rows);
  const headLines = sheet.columns.map(({ label }, at) => linesOf(label, widths[at] ?? 0, headText).length);
  const headHeight = Math.max(...headLines) * leading + 2 * rowPadding;
  const pages: [number, number][] = [];
  let from = 0;
  let y = firstTop + headHeight;
  for (const [at, row] of rows.entries()) {
    const height = rowHeight(sheet, widths, row);
    const end = at === rows.length - 1 ? endHeight : 0;
    if (y + height + end > page.bottom && at > from) {
      pages.push([from, at]);
      from = at;
      y = followingTop + headHeight;
    }
    y += height;
  }
  return { widths, headHeight, pages: [...pages, [from, rows.length]] };
}
