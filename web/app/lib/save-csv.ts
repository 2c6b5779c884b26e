import { type CsvCell, csvLine, csvMark } from "@caseload/contract/csv";

/** Hands the reader a CSV file. @param name without its ending */
export function saveCsv(name: string, lines: readonly (readonly CsvCell[])[]): void {
  const file = new Blob([csvMark, ...lines.map(csvLine)], { type: "text/csv;charset=utf-8" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The download has begun by then; browsers give no word of its end.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
