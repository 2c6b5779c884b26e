/** Comma-separated values as RFC 4180 writes them. */

export type CsvCell = string | number | null;

/** The byte order mark, so that spreadsheets read the rest as UTF-8. */
export const csvMark = "\uFEFF";

/** What a spreadsheet would run as a formula; an apostrophe before it keeps it text (OWASP, CSV injection). */
const formula = /^[\s\u00a0]*[=+\-@\t\r\n＝＋－＠]/;

/** Amounts and hours of reversed time, which spreadsheets add up. */
const negativeNumber = /^-\d+(?:\.\d+)?$/;

function field(cell: CsvCell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = formula.test(cell) && !negativeNumber.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A part of a record, for what many records have in common. */
export const csvFields = (cells: readonly CsvCell[]): string => cells.map(field).join(",");

/** One record with its line break. */
export const csvLine = (cells: readonly CsvCell[]): string => `${csvFields(cells)}\r\n`;
