/**
 * A strict reader of LEDES 1998B files, written from the standard's field table (LEDES Oversight Committee) and without
 * the writer's code. It throws at the first thing that an e-billing system would refuse.
 */

type Check = (value: string) => boolean;

const isDate: Check = (value) => {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10) === `${year}-${month}-${day}`;
};
const isText =
  (min: number, max: number): Check =>
  (value) =>
    value.length >= min && value.length <= max && value.trim() === value;
/** Up to `digits` before and four after the point. */
const isNumber =
  (digits: number): Check =>
  (value) =>
    new RegExp(String.raw`^-?\d{1,${digits}}(?:\.\d{1,4})?$`).test(value);
const id = isText(1, 20);
const optionalId = isText(0, 20);
const isEmpty: Check = (value) => value === "";

/** Name and rule of each field, in the standard's order. */
const fields: readonly (readonly [string, Check])[] = [
  ["INVOICE_DATE", isDate],
  ["INVOICE_NUMBER", id],
  ["CLIENT_ID", id],
  ["LAW_FIRM_MATTER_ID", id],
  ["INVOICE_TOTAL", isNumber(12)],
  ["BILLING_START_DATE", isDate],
  ["BILLING_END_DATE", isDate],
  ["INVOICE_DESCRIPTION", isText(0, 15_360)],
  ["LINE_ITEM_NUMBER", id],
  ["EXP/FEE/INV_ADJ_TYPE", (value) => ["F", "E", "IF", "IE"].includes(value)],
  ["LINE_ITEM_NUMBER_OF_UNITS", isNumber(10)],
  ["LINE_ITEM_ADJUSTMENT_AMOUNT", isNumber(10)],
  ["LINE_ITEM_TOTAL", isNumber(10)],
  ["LINE_ITEM_DATE", isDate],
  ["LINE_ITEM_TASK_CODE", (value) => value === "" || /^[A-Z]{1,2}\d{3}$/.test(value)],
  ["LINE_ITEM_EXPENSE_CODE", isEmpty],
  ["LINE_ITEM_ACTIVITY_CODE", (value) => value === "" || /^A\d{3}$/.test(value)],
  ["TIMEKEEPER_ID", id],
  ["LINE_ITEM_DESCRIPTION", isText(1, 15_360)],
  ["LAW_FIRM_ID", id],
  ["LINE_ITEM_UNIT_COST", isNumber(10)],
  ["TIMEKEEPER_NAME", isText(1, 30)],
  ["TIMEKEEPER_CLASSIFICATION", optionalId],
  ["CLIENT_MATTER_ID", id],
];

function splitLines(file: string): string[][] {
  if (!/^[\r\n -~]*$/.test(file)) throw new Error("The file has characters beyond ASCII.");
  if (!file.endsWith("[]\r\n")) throw new Error("The last line does not end with [] and CRLF.");
  return file
    .slice(0, -"\r\n".length)
    .split("\r\n")
    .map((line) => {
      if (!line.endsWith("[]")) throw new Error(`This line does not end with []: ${line}`);
      const text = line.slice(0, -2);
      if (/[[\]\r\n]/.test(text))
        throw new Error(`This line has a bracket or line break in a field: ${line}`);
      return text.split("|");
    });
}

/** Ten-thousandths, exact: "12.5" is 125,000n. */
function exact(value: string): bigint {
  const [whole = "", fraction = ""] = value.replace("-", "").split(".");
  const size = BigInt(whole + fraction.padEnd(4, "0"));
  return value.startsWith("-") ? -size : size;
}

/** Half up, from units x cost in 10^-8 to cents. */
const toCents = (product: bigint): bigint => (product + 500_000n) / 1_000_000n;

export type LedesLine = Readonly<Record<string, string>>;

function readLine(values: readonly string[], at: number): LedesLine {
  if (values.length !== fields.length) throw new Error(`Line ${at + 1} has ${values.length} fields.`);
  for (const [index, [name, accepts]] of fields.entries())
    if (!accepts(values[index] ?? "")) throw new Error(`${name} of line ${at + 1} is "${values[index]}".`);
  return Object.fromEntries(fields.map(([name], index) => [name, values[index] ?? ""]));
}

function checkAmounts(line: LedesLine): void {
  const of = (name: string) => exact(line[name] ?? "");
  const product = of("LINE_ITEM_NUMBER_OF_UNITS") * of("LINE_ITEM_UNIT_COST");
  const expected = toCents(product) * 100n + of("LINE_ITEM_ADJUSTMENT_AMOUNT");
  if (of("LINE_ITEM_TOTAL") !== expected)
    throw new Error(`Line ${line["LINE_ITEM_NUMBER"]} is not units x cost + adjustment.`);
  const day = line["LINE_ITEM_DATE"] ?? "";
  if (day < (line["BILLING_START_DATE"] ?? "") || day > (line["BILLING_END_DATE"] ?? ""))
    throw new Error(`Line ${line["LINE_ITEM_NUMBER"]} is outside of the billing period.`);
}

/** The lines of a file of one invoice, and its total in cents. */
export function readLedes(file: string): { lines: LedesLine[]; totalCents: number } {
  const [version, names, ...rows] = splitLines(file);
  if (version?.length !== 1 || version[0] !== "LEDES1998B") throw new Error("Line 1 is not LEDES1998B[].");
  if (names?.join("|") !== fields.map(([name]) => name).join("|"))
    throw new Error("Line 2 does not name the 24 fields in order.");
  const lines = rows.map(readLine);
  for (const line of lines) checkAmounts(line);
  for (const name of ["INVOICE_TOTAL", "INVOICE_NUMBER", "INVOICE_DATE"])
    if (new Set(lines.map((line) => line[name])).size > 1) throw new Error(`${name} differs between lines.`);
  if (new Set(lines.map((line) => line["LINE_ITEM_NUMBER"])).size !== lines.length)
    throw new Error("A line number is given twice.");
  const sum = lines.reduce((total, line) => total + exact(line["LINE_ITEM_TOTAL"] ?? ""), 0n);
  if (lines[0] && exact(lines[0]["INVOICE_TOTAL"] ?? "") !== sum)
    throw new Error("The invoice total is not the sum of its lines.");
  return { lines, totalCents: Number(sum / 100n) };
}
