/** The ledger as CSV, and back. */
import { csvLine, csvMark } from "@caseload/contract/csv";
import { ledgerEntryForm, type LedgerEntryInput } from "@caseload/contract/hiring/conflict-ledger";
import { conflictErrorMessages, conflictLimits } from "@caseload/contract/hiring/conflict-statuses";
import { HttpError } from "../../../platform/http/http-error.ts";
import type { OpenEntry } from "./ledger-entries.ts";

const columns = ["Name", "Aliases", "Role", "Note", "From", "To"] as const;
type Column = (typeof columns)[number];
const fieldOf: Record<string, Column> = {
  name: "Name",
  aliases: "Aliases",
  role: "Role",
  note: "Note",
  from: "From",
  to: "To",
};

export function* ledgerCsv(entries: readonly OpenEntry[]): Generator<string> {
  yield csvMark + csvLine(columns);
  for (const { name, aliases, role, note, from, to } of entries)
    yield csvLine([name, aliases.join("; "), role, note, from, to]);
}

interface CsvRecord {
  line: number;
  cells: string[];
}

/** Records of RFC 4180 with the lines on which they begin; empty lines are skipped. */
export function readRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let [cell, quoted, line, begin] = ["", false, 1, 1];
  let cells: string[] = [];
  const endRecord = () => {
    cells.push(cell);
    if (cells.some((each) => each.trim() !== "")) records.push({ line: begin, cells });
    [cell, cells] = ["", []];
  };
  const source = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? "";
    if (character === "\n") line++;
    if (quoted && character === '"' && source[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (character === '"' && (quoted || cell.trim() === "")) {
      if (!quoted) cell = "";
      quoted = !quoted;
    } else if (quoted || (character !== "," && character !== "\n")) cell += character;
    else if (character === ",") {
      cells.push(cell);
      cell = "";
    } else {
      endRecord();
      begin = line;
    }
  }
  endRecord();
  return records;
}

/** The apostrophe that keeps a spreadsheet from running a cell as a formula. */
const withoutGuard = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, "");

/**
 * The parties of a CSV file whose first line names the columns.
 * @throws HttpError 400 that names wrong rows by line and column
 */
export function readLedgerCsv(text: string): LedgerEntryInput[] {
  const [head, ...records] = readRecords(text);
  const heads = head?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  if (!heads.includes("name") || records.length === 0)
    throw new HttpError(400, `${conflictErrorMessages.fileEmpty} (file)`);
  if (records.length > conflictLimits.importRows)
    throw new HttpError(400, `${conflictErrorMessages.fileTooLong} (file)`);
  const problems: string[] = [];
  const entries: LedgerEntryInput[] = [];
  for (const { line, cells } of records) {
    const cellOf = (column: string) => withoutGuard(cells[heads.indexOf(column)] ?? "");
    const parsed = ledgerEntryForm.safeParse({
      name: cellOf("name"),
      aliases: cellOf("aliases")
        .split(";")
        .map((alias) => alias.trim())
        .filter((alias) => alias !== ""),
      role: cellOf("role").toLowerCase() || "related",
      note: cellOf("note"),
      from: cellOf("from"),
      to: cellOf("to"),
    });
    if (parsed.success) entries.push(parsed.data);
    else
      for (const { path, message } of parsed.error.issues)
        problems.push(`Line ${line}, ${fieldOf[String(path[0])] ?? "Name"}: ${message}`);
  }
  if (problems.length === 0) return entries;
  const shown = problems.slice(0, conflictLimits.importProblems);
  const rest = problems.length - shown.length;
  throw new HttpError(
    400,
    [...shown, ...(rest > 0 ? [`And ${rest} more.`] : []), "Nothing was imported."].join("\n"),
  );
}
